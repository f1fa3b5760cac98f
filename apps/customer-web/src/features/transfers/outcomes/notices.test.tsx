// @vitest-environment jsdom
import type { TransferWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TransferNotices } from './notices.tsx'

afterEach(cleanup)
const show = (transfer: object) =>
  render(
    <UiProvider kind="person" words={uiWords}>
      <TransferNotices transfer={transfer as TransferWire} />
    </UiProvider>,
  )

test('a delivered transfer whose payment the bank reversed: says what is owed, and leads to how to pay it', () => {
  show({ state: 'delivered', debt: { amount: '180000', currency: 'CLP' } })
  expect(screen.getByText('Tu banco anuló un pago de este envío')).toBeDefined()
  expect(screen.getByText(/^Quedan \$180\.000 por pagar\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver cómo pagar' }).getAttribute('href')).toBe('/debts')
})

test('a delivered transfer without a debt: no notice', () => {
  show({ state: 'delivered' })
  expect(screen.queryByText(/por pagar/)).toBeNull()
})
