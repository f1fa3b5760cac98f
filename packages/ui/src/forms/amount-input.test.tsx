// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { AmountInput } from './amount-input.tsx'
import { Form } from './form.tsx'

test.each([
  ['CLP', 0, 'numeric'],
  ['USD', 2, 'decimal'],
] as const)('a phone offers its figures for an amount in %s', (currency, decimals, keyboard) => {
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
