import { balanceAt } from '@puente/ledger'
import type { BankPort, BankSweep } from '../../../partners/bank.ts'
import type { PartnerAnswer } from '../../../partners/http.ts'
import { isLeaseLost, type Token } from '../../../platform/data/lease.ts'
import { recordPartnerCalls } from '../../../platform/data/partner-calls.ts'
import { failureOf, SECOND_ANSWER_MS } from '../../../platform/partner-errors/index.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { account, book, move } from '../../books/index.ts'
import { bankingCalendar, isBankingDay, santiagoDay } from '../../corridors/index.ts'
import { mayBeSent } from '../../instructions/index.ts'
import * as store from './sweeps.store.ts'

const actor = { kind: 'system', name: 'payins' } as const
const laterMs = (attempts: number) => Math.min(1000 * 2 ** Math.min(attempts, 9), 600_000)
const clp = (code: Parameters<typeof account>[0]) => account(code, 'CLP')
/** Accounts that explain what the operator's account has or is still to receive: earnings and capital. */
const explained = ['fee-income', 'iva-payable', 'spread-income', 'rounding', 'operator-capital'] as const
const stayed = [
  'operator-bank',
  'sweep-clearing',
  'promotion-expense',
  'partner-charges',
  'bank-differences',
] as const

/**
 * Earnings up to an instant that are not yet in the operator's account. Both figures come from the books at that
 * instant, so that amounts paid from that account later, such as IVA, are not swept again. The operator's capital moves
 * that account without earnings, so it is counted on both sides. The cost of rewards is not swept: a used reward is paid
 * from the clients' account.
 */
async function unsweptMinor(work: Work, until: Date): Promise<bigint> {
  const before = new Date(until.getTime() - 1)
  const standing = async (code: Parameters<typeof account>[0]) =>
    (await balanceAt(work, clp(code), before)).postedMinor
  let minor = 0n
  for (const code of explained) minor += await standing(code)
  for (const code of stayed) minor -= await standing(code)
  return minor
}

/** The day's sweep of all earnings before the day, or one without an answer; undefined when there is nothing to do. */
async function claim(work: Work): Promise<store.Sweep | undefined> {
  if (!(await mayBeSent(work))) return undefined
  const due = await store.takeDueSweep(work)
  if (due !== undefined) return due
  const { day, beganAt } = santiagoDay(work.now)
  const isOpen = isBankingDay(await bankingCalendar(work), work.now)
  if (!isOpen || (await store.sweepStands(work, day))) return undefined
  const amountMinor = await unsweptMinor(work, beganAt)
  return amountMinor > 0n ? orderSweep(work, day, amountMinor) : undefined
}

/** Inserts one day's sweep and books it as under way; undefined when that day has one. */
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
 * Records the bank's answer about one sweep. Its end is recorded and booked once. If another worker has taken the sweep
 * since `token` was given, only a settlement is recorded.
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
  if (isLeaseLost(token, sweep.attempts) && answer.outcome !== 'ok') return
  // A refusal reverses the booking; the next banking day has its own sweep. A refusal of our key or of the time of day
  // is no answer about the sweep.
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

/** Orders a sweep. First queries one that may have been ordered. */
async function step(bank: BankPort, { id, amountMinor, attempts, refusedCode }: store.Sweep) {
  if (attempts > 1) {
    const asked = await bank.sweepByReference(id)
    if (asked.outcome !== 'refused') return asked
    // A refused inquiry is no answer about the sweep.
    if (asked.status !== 404) return { outcome: 'unknown', call: asked.call } as const
    // The bank refused it and has no such sweep: the refusal is confirmed.
    if (refusedCode !== undefined) return { ...asked, code: refusedCode }
  }
  return bank.sweep({ clientReference: id, amountMinor })
}

/**
 * Moves earnings from the clients' account to the operator's: one transfer per banking day, ordered at most once.
 * Returns the number of sweeps handled.
 */
export async function sweepEarnings(runtime: Runtime, bank: BankPort): Promise<number> {
  const sweep = await runtime.work(actor, claim)
  if (sweep === undefined) return 0
  const answer = await step(bank, sweep)
  await runtime.work(actor, (work) => recordSweep(work, sweep.id, answer, sweep.attempts))
  return 1
}
