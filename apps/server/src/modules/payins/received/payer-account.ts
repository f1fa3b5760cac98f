import { toWireId } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { AccountStanding, PayerAccount } from '@puente/contract/staff'
import type { List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import {
  customerIdOf,
  customerReferences,
  customersFor,
  restrictionViews,
  type CustomerReference,
} from '../../customers/index.ts'
import type { Payer } from '../payin.ts'
import { payerAccountIndexes } from '../payer-index.ts'
import { customersOfOrders, rutIndexes } from '../payins.store.ts'
import { refundSummaries } from '../refunds/refund-view.ts'
import { refundsByIds } from '../refunds/refunds.store.ts'
import { clp, payerLine, roleOf, suspenseSummaries } from '../suspense/suspense-view.ts'
import { suspenseByIds } from '../suspense/suspense.store.ts'
import {
  accountPayinRows,
  accountTotals,
  ordersPaidFrom,
  refundsTo,
  suspenseFrom,
  type AccountFilter,
} from './payer-account.store.ts'
import type { Payin } from './payin-lists.store.ts'
import { payersOf } from './payments.store.ts'

const SHOWN_MAX = 50
/** Orders whose customers are named. */
const ORDERS_MAX = 500

/** Payments from an account, the latest credited first. */
export const accountPayins: List<AccountFilter, Payin> = {
  name: 'account-payins',
  keyOf: ({ creditedAt, id }) => [creditedAt.toISOString(), id],
  read: accountPayinRows,
}

/** The payer of a payment, and the indexes of the account that it came from. */
async function accountOf(work: Work, { id }: Pick<Payin, 'id'>): Promise<AccountFilter & { payer: Payer }> {
  const from = (await payersOf(work, [id])).get(id)
  if (from === undefined) throw new Error(`payment ${id} is not whole`)
  const { payer } = from
  return {
    payer,
    bank: payer.bank,
    indexes: payerAccountIndexes(work.vault, payer, id),
    ruts: rutIndexes(work, payer.rut),
  }
}

/** The account of a payment as the filter of its list. */
export async function accountFilter(work: Work, payin: Pick<Payin, 'id'>): Promise<AccountFilter> {
  const { payer: _payer, ...filter } = await accountOf(work, payin)
  return filter
}

interface Holder {
  readonly standing: AccountStanding
  readonly holder?: CustomerReference
  readonly blocks: PayerAccount['blocks']
}

/** Whose an account is. The bank names the RUT of the holder, and the RUT of a customer is confirmed. */
async function holderOf(work: Work, { rut }: Pick<Payer, 'rut'>): Promise<Holder> {
  const parsed = parseRut(rut)
  if (!('normalised' in parsed)) return { standing: 'unknown', blocks: [] }
  const id = await customerIdOf(work, parsed.normalised)
  const customer = id === undefined ? undefined : (await customersFor(work, [id])).get(id)
  if (customer === undefined || work.actor.kind !== 'staff') return { standing: 'third-party', blocks: [] }
  const { restrictions } = await restrictionViews(work, customer.id, work.actor)
  return {
    standing: customer.identity === 'confirmed' ? 'verified' : 'third-party',
    holder: { id: toWireId('customer', customer.id), name: customer.name, kind: customer.kind },
    blocks: restrictions
      .filter(({ kind, endedAt }) => endedAt === undefined && kind !== 'legal-hold')
      .map(({ kind, since }) => ({ kind, since })),
  }
}

/** The account that a payment came from. The view is recorded in the audit trail. */
export async function payerAccount(work: Work, payin: Payin): Promise<PayerAccount> {
  await work.audit({ action: 'look-at-payer-account', subject: payin.id })
  const account = await accountOf(work, payin)
  const totals = await accountTotals(work, account)
  const owners = await customersOfOrders(work, await ordersPaidFrom(work, account, ORDERS_MAX))
  const refunds = await refundsByIds(work, await refundsTo(work, account, SHOWN_MAX))
  const waiting = await suspenseByIds(work, await suspenseFrom(work, account, SHOWN_MAX))
  const role = roleOf(work)
  return {
    id: toWireId('payment', payin.id),
    payer: payerLine(work, account.payer),
    ...(role === 'treasury' || role === 'officer' ? { number: account.payer.account } : {}),
    ...(await holderOf(work, account.payer)),
    paidFor: [...(await customerReferences(work, owners)).values()],
    // A payment whose account is not indexed yet stands alone.
    received: {
      count: totals?.count ?? 1,
      total: clp(totals?.totalMinor ?? payin.amountMinor),
      capped: totals?.isCapped ?? false,
    },
    firstAt: (totals?.firstAt ?? payin.creditedAt).toISOString(),
    lastAt: (totals?.lastAt ?? payin.creditedAt).toISOString(),
    refunds: await refundSummaries(work, refunds),
    suspense: await suspenseSummaries(work, waiting),
  }
}
