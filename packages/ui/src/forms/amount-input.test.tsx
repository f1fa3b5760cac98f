// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { AmountInput } from './amount-input.tsx'
import { Form } from './form.tsx'

test.each([
  ['CLP', 0, 'numeric'],
  ['USD', 2, 'decimal'],
] as const)('an amount in %s: a phone shows its numeric keyboard', (currency, decimals, keyboard) => {
  show(
    <Form busy={false} refusal={undefined} faults={{}} onSubmit={() => {}}>
      <AmountInput
        name="send"
        label="Tú envías"
        currency={currency}
        decimals={decimals}
        value=""
        onChange={() => {}}
      />
    </Form>,
  )
  expect(screen.getByLabelText('Tú envías').getAttribute('inputmode')).toBe(keyboard)
})

let arrive: (minor: string) => void = () => undefined

/** An amount that also changes from outside, as the other side of a price does. */
function Priced({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    arrive = setValue
  }, [])
  return (
    <AmountInput
      name="receive"
      label="Recibe"
      currency="MXN"
      decimals={2}
      value={value}
      onChange={setValue}
    />
  )
}

test.each([
  ['an empty field', ''],
  ['a field whose text is selected', '93780'],
])('%s has the focus when a price arrives: what is typed next replaces the price', async (_, initial) => {
  show(<Priced initial={initial} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Recibe'))
  act(() => arrive('123456'))
  await userEvent.keyboard('9')
  expect(screen.getByLabelText<HTMLInputElement>('Recibe').value).toBe('9')
})

test('a price arrives while the text is edited: the caret is not moved over it', async () => {
  show(<Priced initial="" />)
  await userEvent.type(screen.getByLabelText('Recibe'), '12')
  act(() => arrive('123456'))
  const { selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>('Recibe')
  expect(selectionStart).toBe(selectionEnd)
})

test('an amount longer than any limit is pasted: the field keeps its value and says why', async () => {
  show(<Priced initial="93780" />)
  const field = screen.getByLabelText<HTMLInputElement>('Recibe')
  await userEvent.tab()
  await userEvent.paste('1234567890123456')
  expect(field.value).toBe('937,80')
  expect(screen.getByText('El monto no cabe.')).toBeDefined()
  await userEvent.clear(field)
  await userEvent.type(field, '5')
  expect(screen.queryByText('El monto no cabe.')).toBeNull()
})
