import { sendingStanding } from '../../../modules/customers/index.ts'
import type { Work } from '../../../platform/work.ts'
import type { Cast } from './cast.ts'
import type { HistoryData } from './habits.ts'

/**
 * Returns the demo history without the orders of customers who may not order now, because of a restriction or a closing. A
 * refused order of the history would end the start of the process.
 */
export async function historyOfSenders(work: Work, history: HistoryData, cast: Cast): Promise<HistoryData> {
  const stopped = new Set<string>()
  for (const [rut, { id }] of cast.customers) {
    const standing = await sendingStanding(work, id)
    if (standing?.maySend !== true || standing.isRestricted || standing.isClosing) stopped.add(rut)
  }
  const habits = history.habits.filter(({ customer }) => !stopped.has(customer))
  const names = new Set(habits.map(({ name }) => name))
  return { ...history, habits, today: history.today.filter(({ habit }) => names.has(habit)) }
}
