import type { BankPort, BankTransfer } from '../../partners/bank.ts'
import type { ListPage, PartnerAnswer } from '../../partners/http.ts'
import type { ListedPayout, RailsPort } from '../../partners/rails.ts'
import type { InstructionPartner } from '@puente/contract/staff'
import { sendingClosed, sendingUnexplained } from '../../platform/telemetry/metrics.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import type { ListedInstruction } from './difference.ts'
import {
  countDifferences,
  insertDifference,
  keepReading,
  lockGate,
  readGate,
  readings,
  setGate,
} from './instructions.store.ts'

const actor = { kind: 'system', name: 'instructions' } as const
const PAGE = 200

/** The books' records of instructions; absent when there is none. */
export type Known = (
  work: Work,
  references: readonly string[],
) => Promise<ReadonlyMap<string, 'sent' | 'never-sent'>>

/** The lists to read and the books' records of their instructions. */
export interface Compared {
  readonly bank: BankPort
  readonly rails: RailsPort
  readonly known: Readonly<Record<InstructionPartner, Known>>
}

const ofBank = (transfer: BankTransfer): ListedInstruction => ({
  partner: 'bank',
  kind: transfer.kind,
  reference: transfer.clientReference,
  partnerId: transfer.id,
  amountMinor: transfer.amountMinor,
  currency: transfer.currency,
  status: transfer.status,
  about: transfer.paymentId,
  orderedAt: transfer.createdAt,
})

const ofRails = (payout: ListedPayout): ListedInstruction => ({
  partner: 'rails',
  kind: 'payout',
  reference: payout.clientReference,
  partnerId: payout.id,
  amountMinor: payout.amountMinor,
  currency: payout.currency,
  status: payout.status,
  about: payout.originatorReference,
  orderedAt: payout.createdAt,
})

type Next = (
  cursor: string | undefined,
) => Promise<PartnerAnswer<{ readonly items: readonly ListedInstruction[]; readonly nextCursor?: string }>>

const pages =
  <Item>(
    ask: (cursor: string | undefined, limit: number) => Promise<PartnerAnswer<ListPage<Item>>>,
    toHeld: (item: Item) => ListedInstruction,
  ): Next =>
  async (cursor) => {
    const answer = await ask(cursor, PAGE)
    return answer.outcome === 'ok'
      ? { ...answer, value: { ...answer.value, items: answer.value.items.map(toHeld) } }
      : answer
  }

/** Closes the gate. When it was open, writes an alarm to the audit trail and the log. */
async function close(work: Work): Promise<boolean> {
  if ((await lockGate(work)).state === 'closed') return false
  await setGate(work, 'closed')
  const { unexplained } = await countDifferences(work)
  await work.audit({ action: 'stop-sending', outcome: 'alarm', facts: { differences: unexplained } })
  return true
}

/**
 * Records one page. Every instruction is stored and counted as sent before the partner is called. An instruction that a
 * partner lists and the books lack or never sent therefore shows that the books are older than the partner's records.
 */
async function recordPage(
  work: Work,
  partner: InstructionPartner,
  known: Known,
  page: { readonly items: readonly ListedInstruction[]; readonly nextCursor?: string },
): Promise<boolean> {
  const have = await known(
    work,
    page.items.map(({ reference }) => reference),
  )
  let isNew = false
  for (const held of page.items) {
    const standing = have.get(held.reference) ?? 'unknown'
    if (standing !== 'sent') isNew = (await insertDifference(work, held, standing)) || isNew
  }
  if (page.nextCursor !== undefined) await keepReading(work, partner, page.nextCursor)
  return isNew && close(work)
}

/** Reads one partner's list to its end. Returns false when it could not be read. */
async function readList(
  runtime: Runtime,
  partner: InstructionPartner,
  next: Next,
  known: Known,
): Promise<boolean> {
  let cursor = (await runtime.work(actor, readings)).find((one) => one.partner === partner)?.position
  for (;;) {
    const answer = await next(cursor)
    if (answer.outcome !== 'ok') return false
    const page = answer.value
    if (await runtime.work(actor, (work) => recordPage(work, partner, known, page)))
      runtime.logger.error(
        { partner },
        'a partner’s list contains instructions that the books have not sent: sending is stopped',
      )
    if (page.items.length < PAGE || page.nextCursor === undefined) return true
    cursor = page.nextCursor
  }
}

async function conclude(work: Work, isRead: boolean): Promise<void> {
  const { state } = await lockGate(work)
  const { unexplained } = await countDifferences(work)
  if (state !== 'closed' && unexplained > 0) await close(work)
  else if (state === 'comparing' && isRead) await setGate(work, 'open')
}

/**
 * Reads both partners' lists from the last cursor and stores every difference. The gate opens when both lists were read
 * and no difference is unexplained; it closes at the first difference. Returns whether both lists could be read.
 */
export async function compareInstructions(
  runtime: Runtime,
  { bank, rails, known }: Compared,
): Promise<boolean> {
  const read = await Promise.all([
    readList(
      runtime,
      'bank',
      pages((cursor, limit) => bank.transfersAfter(cursor, limit), ofBank),
      known.bank,
    ),
    readList(
      runtime,
      'rails',
      pages((cursor, limit) => rails.payoutsAfter(cursor, limit), ofRails),
      known.rails,
    ),
  ])
  const isRead = !read.includes(false)
  await runtime.work(actor, (work) => conclude(work, isRead))
  await countSending(runtime)
  return isRead
}

/**
 * Sets the metrics from the stored state, so that all processes report the same. Returns whether sending is stopped.
 */
export async function countSending(runtime: Runtime): Promise<boolean> {
  const { state, unexplained } = await runtime.work(actor, async (work) => ({
    ...(await readGate(work)),
    ...(await countDifferences(work)),
  }))
  sendingClosed.set(state === 'closed' ? 1 : 0)
  sendingUnexplained.set(unexplained)
  return state === 'closed'
}
