import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { suspendStatementCredit } from '../received/statement-payment.ts'
import { receivePayment } from '../received/receive-payment.ts'
import { book } from '../../books/index.ts'
import { inSantiago } from '../../corridors/index.ts'
import { newId } from '../../../platform/ids.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world?.close())

const bank = { kind: 'partner', name: 'bank' } as const
const payer = { payerRut: '12345678-5', payerName: 'Otra Persona Ficticia' }
const waits = `select pid from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`

const paymentOf = (id: string, amountMinor: bigint) =>
  ({
    ...payer,
    id,
    reference: '',
    amountMinor,
    payerBank: '001',
    payerAccount: '123',
    status: 'confirmed',
    creditedAt: world.clock.now(),
  }) as const

/** Records the confirmation, and its reversal before the confirmation is committed. Returns both results. */
async function overlapping(payment: ReturnType<typeof paymentOf>): Promise<string[]> {
  const { confirmed, reversal } = await world.runtime.work(bank, async (work) => {
    const recorded = await receivePayment(work, payment)
    const waiting = world.runtime.work(bank, (their) =>
      receivePayment(their, { ...payment, status: 'reversed' }),
    )
    await expect.poll(() => asOwner(world, waits)).toHaveLength(1)
    return { confirmed: recorded, reversal: { waiting } }
  })
  return [confirmed, await reversal.waiting]
}

const stored = (bankPaymentId: string) =>
  asOwner(
    world,
    `select p.status, s.outcome from payins.payment p join payins.suspense s on s.payment_id = p.id
     where p.bank_payment_id = $1`,
    [bankPaymentId],
  )

it('a reversal while its confirmation is not committed: waits for it and takes the money back', async () => {
  expect(await overlapping(paymentOf('BANK-1', 12_345n))).toEqual(['new', 'new'])
  expect(await stored('BANK-1')).toEqual([{ status: 'reversed', outcome: 'reversed' }])
})

it('a payment booked from a statement, reversed while its confirmation is not committed: is reversed', async () => {
  const payment = paymentOf('BANK-2', 23_456n)
  await world.runtime.work({ kind: 'system', name: 'test' }, async (work) => {
    const credit = await suspendStatementCredit(work, {
      itemId: newId(),
      amountMinor: payment.amountMinor,
      day: inSantiago(payment.creditedAt).day,
      refs: ['BANK2'],
      words: '',
      ...payer,
    })
    if ('refused' in credit) throw new Error(credit.refused)
    await book(work, credit.journals)
  })
  expect(await overlapping(payment)).toEqual(['known', 'new'])
  expect(await stored('BANK-2')).toEqual([{ status: 'reversed', outcome: 'reversed' }])
})
