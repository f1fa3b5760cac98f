import type { AnswerTimesWire } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { bankingCalendar, officeMinutes } from '../corridors/index.ts'
import { firstAnswers, setFirstAnswer } from './answer-times.store.ts'
import { firstMessage, wasAnswered } from './messages.store.ts'
import type { Thread } from './thread.ts'

/** Answers of how many days are measured. */
const MEASURED_DAYS = 90
/** Fewer answers say little about the next one. */
const MEASURED_MIN = 30

/**
 * Stores how long the customer waited for the first answer, which is being given now, in minutes of office hours on
 * Chilean banking days. A thread that staff or an event opened is not measured. The caller has locked the thread.
 */
export async function measureFirstAnswer(work: Work, { id }: Thread): Promise<void> {
  const first = await firstMessage(work, id)
  if (first?.author !== 'customer' || (await wasAnswered(work, id))) return
  await setFirstAnswer(work, id, officeMinutes(await bankingCalendar(work), first.at, work.now))
}

/** The first answers of the last 90 days. Their times are absent with fewer than 30 of them. */
export async function answerTimes(
  work: Work,
): Promise<{ readonly count: number; readonly times?: AnswerTimesWire }> {
  const since = new Date(work.now.getTime() - MEASURED_DAYS * 86_400_000)
  const { count, half, most } = await firstAnswers(work, since)
  if (count < MEASURED_MIN || half === null || most === null) return { count }
  return { count, times: { halfWithinMinutes: half, mostWithinMinutes: most } }
}
