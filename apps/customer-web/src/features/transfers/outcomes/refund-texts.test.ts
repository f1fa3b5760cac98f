import type { TransferWire } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { lessThanPaid, offeredRefund } from './refund-texts.ts'

const clp = (amount: string) => ({ amount, currency: 'CLP' })
const at = '2026-11-29T15:00:00Z'
const transferOf = (...steps: readonly object[]) =>
  ({ timeline: steps, price: { fee: { gross: clp('2110') } } }) as unknown as TransferWire
const rejected = transferOf({ step: 'returned', at }, { step: 'delivered' })
const returned = transferOf({ step: 'delivered', at }, { step: 'returned', at }, { step: 'delivered' })
const charged = { whole: false, chargeMinor: '3500' }

test('money that had arrived: before and after its refund, says that the fee is not included', () => {
  expect(offeredRefund(returned, charged).at(-1)).toContain('nuestra comisión de $2.110 no se devuelve')
  expect(lessThanPaid({ ...returned, refundReason: 'payout-returned', refundCharge: clp('3500') })).toEqual([
    'Se descontaron $3.500 que cobró el banco de destino.',
    'Es lo que valía ese día lo que volvió. Como ya había llegado a la cuenta, nuestra comisión de $2.110 no se devuelve.',
  ])
})

test('money that never arrived: says nothing of the fee, which is refunded', () => {
  expect(offeredRefund(rejected, charged)).toHaveLength(1)
  expect(offeredRefund(returned, { whole: true, chargeMinor: '0' })).toHaveLength(1)
  expect(lessThanPaid({ ...rejected, refundReason: 'payout-returned' })).toEqual([])
})
