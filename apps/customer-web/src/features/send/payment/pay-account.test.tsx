// @vitest-environment jsdom
import type { TransferWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PayAccount } from './pay-account.tsx'

const payment = {
  account: {
    bank: 'Banco Demo',
    type: 'Cuenta corriente',
    number: '001-234',
    holder: 'Puente Demo SpA',
    rut: '76.123.456-0',
    email: 'pagos@demo.puente.test',
  },
  reference: 'PUABCD',
  receivedMinor: '30000',
  remainingMinor: '90000',
  payments: [{ amount: { amount: '30000', currency: 'CLP' }, at: '2026-11-27T12:00:00.000Z' }],
} as unknown as NonNullable<TransferWire['payment']>

const show = (shown = payment) =>
  render(
    <UiProvider kind="person" words={uiWords}>
      <PayAccount payment={shown} />
    </UiProvider>,
  )

test('the account to pay: all of its fields are copied together, with what is still due and the reference', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'Copiar todos los datos' }))
  expect((await navigator.clipboard.readText()).split('\n')).toEqual([
    'Banco: Banco Demo',
    'Tipo de cuenta: Cuenta corriente',
    'Número de cuenta: 001-234',
    'Titular: Puente Demo SpA',
    'RUT: 76.123.456-0',
    'Correo: pagos@demo.puente.test',
    'Monto: 90000',
    'Mensaje: PUABCD',
  ])
})

test('a payment in parts: says how much of the amount arrived; an unpaid one says nothing', () => {
  const { unmount } = show()
  expect(screen.getByText('Llegaron $30.000 de $120.000')).toBeTruthy()
  unmount()
  show({ ...payment, receivedMinor: '0', payments: [] })
  expect(screen.queryByText(/^Llegaron/)).toBeNull()
})
