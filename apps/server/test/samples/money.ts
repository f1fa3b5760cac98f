import { setTimeout as sleep } from 'node:timers/promises'
import { toWireId, type Id } from '@puente/contract'
import type { ReturnWire, StaffTransfer } from '@puente/contract/staff'
import { asOwner } from '../owner.ts'
import type { Principal } from '../authorisation.ts'
import { once, type Cast } from './cast.ts'
import { recipient, type Orders } from './orders.ts'

/** Valid requests of staff about payments, payouts, returns and the books. */
export function moneySamples({ life, as }: Cast, orders: Orders) {
  const at = (path: string) => async () => ({ path })
  const delivered = once(
    async () => (await as('oficial').get<StaffTransfer>(`/api/transfers/${await orders.delivered()}`)).body,
  )
  const payout = async () => (await delivered()).payouts[0]?.id ?? ''
  const returned = once(async () => {
    const id = await orders.returned()
    const { body } = await as('tesoreria').get<{ items: ReturnWire[] }>('/api/returns?limit=100')
    return body.items.find(({ transferId }) => transferId === id)?.id ?? ''
  })
  /**
   * A payout set to an unknown state; when queried, the rail reports its outcome immediately. An inquiry that an earlier call
   * caused would decide it meanwhile, so only a payout without one is taken.
   */
  const undecided = async (): Promise<string> => {
    for (let attempt = 0; attempt < 300; attempt++) {
      const [row] = await asOwner<{ id: Id<'payout'> }>(
        life,
        `update payouts.payout set status = 'unknown', due_at = now() + interval '1 day'
         where id = (
           select id from payouts.payout
           where status = 'credited' or (status = 'unknown' and due_at > now() + interval '1 hour') order by id limit 1
         ) returning id`,
      )
      if (row !== undefined) return toWireId('payout', row.id)
      await sleep(100)
    }
    throw new Error('every payout has an open inquiry')
  }
  return {
    listPayins: at('/api/payins'),
    getPayin: async () => ({ path: `/api/payins/${(await delivered()).payments[0]?.id}` }),
    getRecipientRecord: async () => ({ path: `/api/recipients/${await recipient(as('persona'))}` }),
    getPayerAccount: async () => ({ path: `/api/payer-accounts/${(await delivered()).payments[0]?.id}` }),
    listAccountPayins: async () => ({
      path: `/api/payer-accounts/${(await delivered()).payments[0]?.id}/payins`,
    }),
    getPayer: async () => ({ path: `/api/payers/${(await delivered()).payments[0]?.id}` }),
    listPayouts: at('/api/payouts'),
    getPayout: async () => ({ path: `/api/payouts/${await payout()}` }),
    makePayoutDue: async ({ kind }: Principal) => ({
      path: `/api/payouts/${await (kind === 'staff' ? undecided() : payout())}/inquiries`,
      body: {},
    }),
    listReturns: at('/api/returns'),
    getReturn: async () => ({ path: `/api/returns/${await returned()}` }),
    listLedgerAccounts: at('/api/ledger-accounts?code=client-funds&currency=CLP'),
    getAccountStatement: at('/api/ledger-accounts/client-bank/CLP/statement'),
    getJournal: async () => ({ path: `/api/journals/${(await delivered()).journals[0]?.id}` }),
  }
}
