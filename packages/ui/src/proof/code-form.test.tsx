// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { CodeForm } from './code-form.tsx'

const sent: string[] = []

function Asked({ busy = false, fault }: { busy?: boolean; fault?: string }) {
  return (
    <CodeForm
      label="Código"
      submitLabel="Confirmar"
      missing="Escribe los seis dígitos."
      busy={busy}
      fault={fault}
      refusal={undefined}
      onCode={(digits) => sent.push(digits)}
    />
  )
}

const faultShown = () => {
  const described = screen.getByLabelText('Código').getAttribute('aria-describedby') ?? ''
  return described.split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? [])
}

test('the sixth digit: submits the code; fewer digits: a fault at the field until the next change', async () => {
  sent.length = 0
  show(<Asked />)
  const field = screen.getByLabelText<HTMLInputElement>('Código')
  await userEvent.type(field, '48091')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect([sent, faultShown(), field.value]).toEqual([[], ['Escribe los seis dígitos.'], '48091'])
  await userEvent.type(field, '3')
  expect([sent, faultShown()]).toEqual([['480913'], []])
})

test('a refused code: kept for correction, with the fault at its field', async () => {
  sent.length = 0
  const { rerender } = show(<Asked />)
  const field = screen.getByLabelText<HTMLInputElement>('Código')
  await userEvent.type(field, '480912')
  rerender(<Asked fault="Ese código no es." />)
  expect([faultShown(), field.value]).toEqual([['Ese código no es.'], '480912'])
  await userEvent.type(field, '{Backspace}3')
  expect(sent).toEqual(['480912', '480913'])
})

test('while a code is being sent: nothing else is sent', async () => {
  sent.length = 0
  show(<Asked busy />)
  await userEvent.type(screen.getByLabelText('Código'), '480913')
  expect(sent).toEqual([])
})

test('the button clicked after the last digit, before and after the response: one attempt', async () => {
  sent.length = 0
  const { rerender } = show(<Asked />)
  const field = screen.getByLabelText<HTMLInputElement>('Código')
  const button = screen.getByRole('button', { name: 'Confirmar' })
  await userEvent.type(field, '480912')
  // The form is not busy yet: a mutation becomes pending in the next tick.
  await userEvent.click(button)
  expect(sent).toEqual(['480912'])
  rerender(<Asked busy />)
  rerender(<Asked fault="Ese código no es." />)
  await userEvent.click(button)
  expect([sent, faultShown()]).toEqual([['480912'], ['Ese código no es.']])
})

test('no response for a code: the button sends it again', async () => {
  sent.length = 0
  const { rerender } = show(<Asked />)
  await userEvent.type(screen.getByLabelText('Código'), '480913')
  rerender(<Asked busy />)
  rerender(<Asked />)
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(sent).toEqual(['480913', '480913'])
})
