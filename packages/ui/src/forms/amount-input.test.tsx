// @vitest-environment jsdom
import { screen } from '@testing-library/react'
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
