import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import { keepFirstOpening } from '../../platform/data/first-opening.ts'
import { once } from '../../platform/data/once.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { decide, propose } from '../approvals/index.ts'
import { blockingCount, standingItems } from './check-readiness.ts'
import { lockSales, readSales, setSales } from './readiness.store.ts'

/** Name of the approval that opens sales. */
export const OPEN_SALES_ACTION = 'open-sales'

/** Sales are open or closed for all, so there is at most one waiting proposal. */
export const SALES = derivedId('sales', 'one')

type Unfit = Refusal<'sales-are-open' | 'not-ready'>

/** Refuses new orders and firm prices while sales are closed. Undefined while they are open. */
export async function salesGate(work: Work): Promise<Refusal<'not-selling'> | undefined> {
  const { state } = await once(work, 'sales', () => readSales(work))
  return state === 'open' ? undefined : refuse('not-selling')
}

async function unfit(work: Work): Promise<Unfit | undefined> {
  if ((await lockSales(work)).state === 'open') return refuse('sales-are-open')
  const count = blockingCount(await standingItems(work))
  return count > 0 ? refuse('not-ready', { count }) : undefined
}

/** Proposes to open sales. Refuses while an item that blocks is missing or was checked too long ago. */
export async function proposeSales(
  work: Work,
  note: string,
): Promise<true | Unfit | Refusal<'already-proposed'>> {
  const not = await unfit(work)
  if (not !== undefined) return not
  const proposed = await propose(work, OPEN_SALES_ACTION, SALES, { action: 'open' }, note)
  return isRefusal(proposed) ? proposed : true
}

/** Confirms the proposal and opens sales, or sends it back. The items must hold again. */
export async function decideSales(
  work: Work,
  said: Decision,
): Promise<true | Unfit | Refusal<DecisionRefusal>> {
  const not = said.decision === 'confirm' ? await unfit(work) : undefined
  if (not !== undefined) return not
  const decided = await decide(work, OPEN_SALES_ACTION, SALES, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  await openSales(work)
  await work.audit({ action: 'open-sales' })
  return true
}

/** Closes sales at once. Orders that exist continue. */
export async function closeSales(work: Work, note: string): Promise<true | Refusal<'sales-are-closed'>> {
  if ((await lockSales(work)).state === 'closed') return refuse('sales-are-closed')
  await setSales(work, 'closed')
  await work.audit({ action: 'close-sales', facts: { note } })
  return true
}

/** Opens sales of the demo world. For seeds only. */
export const seedSales = (work: Work): Promise<void> => openSales(work)

async function openSales(work: Work): Promise<void> {
  await setSales(work, 'open')
  await keepFirstOpening(work)
}
