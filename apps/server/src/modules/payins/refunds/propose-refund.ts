import { refuse, type Refusal, type Id } from '@puente/contract'
import { decisionRefusals } from '@puente/contract/staff'
import { parseRut } from '@puente/contract/corridors'
import type { Work } from '../../../platform/work.ts'
import { proposeSuspense, type SuspenseProposal } from '../suspense/decide-suspense.ts'
import { isOneOf, rutIndexes } from '../payins.store.ts'
import { proposeUnpaid } from './declare-refund-unpaid.ts'
import { paymentFor } from '../received/payments.store.ts'
import { customersAccountOf, insertRefundAccount, type RefundAccount } from './refund-accounts.store.ts'
import { refundFor, rejectedRefundsOf, type Refund } from './refunds.store.ts'
import type { Suspense } from '../suspense/suspense.ts'
import { suspenseHappened, suspenseOfRefunds } from '../suspense/suspense.store.ts'

/** A proposal about a refund that the bank rejected or whose outcome the bank does not report. */
export interface RefundProposal {
  readonly action: 'retry' | 'other-account' | 'unpaid'
  /** The other account as the bank confirmed it; without one, the account the customer gave. */
  readonly account?: (RefundAccount & { readonly holderRut: string }) | undefined
  readonly note: string
}

type Stuck = { readonly refund: Refund; readonly item: Suspense }

/** A rejected refund, and the suspense item of its money. */
async function stuck(
  work: Work,
  refundId: Id<'refund'>,
): Promise<Stuck | Refusal<'not-found' | 'refund-not-rejected'>> {
  const refund = await refundFor(work, refundId)
  if (refund === undefined) return refuse('not-found')
  const item = (await suspenseOfRefunds(work, [refundId])).get(refundId)
  return item === undefined ? refuse('refund-not-rejected') : { refund, item }
}

/** The destination account. Refuses an account holder other than the payer, at the field. */
async function accountOf(
  work: Work,
  refund: Refund,
  account: RefundProposal['account'],
): Promise<string | Refusal<'fields-wrong' | 'no-refund-account'>> {
  if (account === undefined)
    return (await customersAccountOf(work, refund.id))?.id ?? refuse('no-refund-account')
  const { holderRut, bank, accountType, accountNumber } = account
  const rut = parseRut(holderRut)
  if ('fault' in rut) return refuse('fields-wrong', {}, [{ at: 'account.holderRut', fault: rut.fault }])
  const { payerRutIndex } = await paymentFor(work, refund.paymentId)
  if (!isOneOf(rutIndexes(work, rut.normalised), payerRutIndex))
    return refuse('fields-wrong', {}, [{ at: 'account.holderRut', fault: 'other-rut' }])
  return insertRefundAccount(work, refund, { bank, accountType, accountNumber })
}

/** Proposes to order a rejected refund again, or to another account of the same RUT. */
export async function proposeRefund(
  work: Work,
  refundId: Id<'refund'>,
  wish: RefundProposal,
): Promise<
  | Refund
  | Refusal<
      | 'not-found'
      | 'refund-not-rejected'
      | 'officer-only'
      | 'already-proposed'
      | 'no-refund-account'
      | 'fields-wrong'
    >
> {
  if (wish.action === 'unpaid') return proposeUnpaid(work, refundId, wish.note)
  const found = await stuck(work, refundId)
  if ('refused' in found) return found
  let proposal: SuspenseProposal = { action: 'return' }
  if (wish.action === 'other-account') {
    const accountId = await accountOf(work, found.refund, wish.account)
    if (typeof accountId !== 'string') return accountId
    proposal = { action: 'return-elsewhere', accountId }
  }
  const proposed = await proposeSuspense(work, found.item.id, proposal, wish.note)
  return 'refused' in proposed ? asOfRefund(proposed) : found.refund
}

/** A refund is never matched, so only the refusals of suspense about people and time remain. */
function asOfRefund<Code extends AboutPeople>(refusal: Refusal): Refusal<Code | 'refund-not-rejected'> {
  const { refused } = refusal
  return refused === 'suspense-closed' || !isAboutPeople(refused)
    ? refuse('refund-not-rejected')
    : ({ ...refusal, refused } as Refusal<Code>)
}

const aboutPeople = ['officer-only', 'already-proposed', ...decisionRefusals] as const
type AboutPeople = (typeof aboutPeople)[number]

const isAboutPeople = (code: string): code is AboutPeople => aboutPeople.some((one) => one === code)

/** Stores the account that a customer gives for a rejected refund. Staff must confirm it before it is used. */
export async function giveRefundAccount(
  work: Work,
  orderId: Id<'transfer'>,
  account: RefundAccount,
): Promise<'kept' | Refusal<'refund-not-rejected'>> {
  const refunds = await rejectedRefundsOf(work, orderId)
  const items = await suspenseOfRefunds(
    work,
    refunds.map(({ id }) => id),
  )
  if (items.size === 0) return refuse('refund-not-rejected')
  for (const [refundId, item] of items) {
    await insertRefundAccount(work, { id: refundId, orderId }, account)
    await suspenseHappened(work, item.id, 'account-given')
  }
  return 'kept'
}
