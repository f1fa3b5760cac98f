// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { Form } from './form.tsx'
import { OtpInput } from './otp-input.tsx'

const completed: string[] = []

function Asked({ fault }: { fault?: string }) {
  const [code, setCode] = useState('')
  return (
    <Form
      busy={false}
      refusal={undefined}
      faults={fault === undefined ? {} : { code: fault }}
      onSubmit={() => {}}
    >
      <OtpInput
        name="code"
        label="Código"
        hint="Te lo enviamos por SMS."
        value={code}
        onChange={setCode}
        onComplete={(digits) => completed.push(digits)}
      />
    </Form>
  )
}

test('the code: one labelled field that phones can fill in', () => {
  show(<Asked fault="Revisa el código." />)
  const field = screen.getByRole('textbox', { name: 'Código' })
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(field.getAttribute('inputmode')).toBe('numeric')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Te lo enviamos por SMS.',
    'Revisa el código.',
  ])
})

test('typing: digits are accepted, letters are not, and the sixth digit completes the code once', async () => {
  completed.length = 0
  show(<Asked />)
  const field = screen.getByLabelText<HTMLInputElement>('Código')
  await userEvent.type(field, '12a34 5')
  expect(field.value).toBe('12345')
  expect(completed).toEqual([])
  await userEvent.type(field, '6')
  await userEvent.type(field, '7')
  expect(field.value).toBe('123456')
  expect(completed).toEqual(['123456'])
  await userEvent.type(field, '{Backspace}9')
  expect(completed).toEqual(['123456', '123459'])
})

test('a pasted message: its code is extracted', async () => {
  completed.length = 0
  show(<Asked />)
  const field = screen.getByLabelText<HTMLInputElement>('Código')
  await userEvent.click(field)
  await userEvent.paste('Puente: tu código es 480 913. Vence en 10 minutos.')
  expect(field.value).toBe('480913')
  expect(completed).toEqual(['480913'])
})
