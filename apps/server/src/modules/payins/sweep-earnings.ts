import { balanceAt } from '@puente/ledger'
import type { BankPort, BankSweep } from '../../partners/bank.ts'
import type { PartnerAnswer } from '../../partners/http.ts'
import { isOvertaken, type Token } from '../../platform/data/claim.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import { failureOf, SECOND_ANSWER_MS } from '../../platform/partner-errors/index.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Desk, Work } from '../../platform/work.ts'
import { account, book, move } from '../books/index.ts'
import { isBankingDay, santiagoDay } from '../corridors/index.ts'
import { mayBeSent } from '../instructions/index.ts'
import * as store from './sweeps.store.ts'

const actor = { kind: 'system', name: 'payins' } as const
const laterMs = (attempts: number) => Math.min(1000 * 2 ** Math.min(attempts, 9), 600_000)
const clp = (code: Parameters<typeof account>[0]) => account(code, 'CLP')
const earned = ['fee-income', 'iva-payable', 'spread-income', 'rounding'] as const
const stayed = [
  'operator-bank',
  'sweep-clearing',
  'promotion-expense',
  'partner-charges',
  'bank-differences',
] as const

/**
 * What had been earned before a moment and was not at the operator's own bank: both sides come from the books at that
 * moment, so that what is later paid from there (IVA, for one) is not swept again. What rewards cost stays behind: a
 * used one is paid back from the clients' account, and no customer's money may stand in for it.
 */
async function unsweptMinor(work: Work, until: Date): Promise<bigint> {
  const before = new Date(until.getTime() - 1)
  const standing = async (code: Parameters<typeof account>[0]) =>
    (await balanceAt(work, clp(code), before)).postedMinor
  let minor = 0n
  for (const code of earned) minor += await standing(code)
  for (const code of stayed) minor -= await standing(code)
  return minor
}

/** The day's sweep of all that was earned before the day began, or one whose answer is missing; undefined: nothing to do. */
async function claim(work: Work): Promise<store.Sweep | undefined> {
  if (!(await mayBeSent(work))) return undefined
  const due = await store.takeDueSweep(work)
  if (due !== undefined) return due
  const { day, beganAt } = santiagoDay(work.now)
  if (!isBankingDay(work.now) || (await store.sweepStands(work, day))) return undefined
  const amountMinor = await unsweptMinor(work, beganAt)
  return amountMinor > 0n ? orderSweep(work, day, amountMinor) : undefined
}

/** Orders one day's sweep and books it as on its way; undefined when that day has its sweep already. */
export async function orderSweep(
  work: Work,
  day: string,
  amountMinor: bigint,
): Promise<store.Sweep | undefined> {
  const id = derivedId('sweep', day)
  if (!(await store.insertSweep(work, { id, amountMinor }, day))) return undefined
  await book(work, [
    {
      id: derivedId('sweep-ordered', id),
      kind: 'sweep-ordered',
      subject: id,
      legs: move(clp('sweep-clearing'), clp('client-bank'), amountMinor),
    },
  ])
  return { id, amountMinor, status: 'ready', attempts: 1, refusedCode: undefined }
}

/**
 * Records what the bank answered about one sweep: settled or refused once, booked once. Once somebody has taken it anew
 * since `token` was given, only that it is settled counts.
 */
export async function recordSweep(
  work: Work,
  id: string,
  answer: PartnerAnswer<BankSweep>,
  token?: Token,
): Promise<void> {
  const sweep = await store.lockSweep(work, id)
  await recordPartnerCalls(work, id, [answer.call])
  if (sweep.status !== 'ready') return
  if (isOvertaken(token, sweep.attempts) && answer.outcome !== 'ok') return
  // A no to the sweep books it back, and the next banking day has its own; what is said of our key, or of the hour, is
  // said of no order.
  if (answer.outcome !== 'ok' && failureOf('bank', answer).word === 'ask')
    return store.sweepLater(work, id, new Date(work.realNow.getTime() + laterMs(sweep.attempts)))
  const settled = answer.outcome === 'ok'
  if (answer.outcome === 'refused' && sweep.refusedCode === undefined) {
    const askAt = new Date(work.realNow.getTime() + SECOND_ANSWER_MS)
    return store.noteRefused(work, id, answer.code, askAt)
  }
  await store.endSweep(work, id, settled ? 'settled' : 'refused')
  await book(work, [
    {
      id: derivedId('sweep-ended', id),
      kind: settled ? 'sweep-settled' : 'sweep-refused',
      subject: id,
      legs: move(
        settled ? clp('operator-bank') : clp('client-bank'),
        clp('sweep-clearing'),
        sweep.amountMinor,
      ),
    },
  ])
}

/** Orders a sweep, or asks first about one that may have been ordered. */
async function step(bank: BankPort, { id, amountMinor, attempts, refusedCode }: store.Sweep) {
  if (attempts > 1) {
    const asked = await bank.sweepByReference(id)
    if (asked.outcome !== 'refused') return asked
    // Its no to a question says nothing about the sweep.
    if (asked.status !== 404) return { outcome: 'unknown', call: asked.call } as const
    // The bank refused it and has no such sweep: the refusal is confirmed.
    if (refusedCode !== undefined) return { ...asked, code: refusedCode }
  }
  return bank.sweep({ clientReference: id, amountMinor })
}

/**
 * Moves what was earned from the clients' bank account to the operator's: one transfer per banking day, ordered once
 * whatever happens between the order and its answer. Answers how many it took on.
 */
export async function sweepEarnings(desk: Desk, bank: BankPort): Promise<number> {
  const sweep = await desk.work(actor, claim)
  if (sweep === undefined) return 0
  const answer = await step(bank, sweep)
  await desk.work(actor, (work) => recordSweep(work, sweep.id, answer, sweep.attempts))
  return 1
}
