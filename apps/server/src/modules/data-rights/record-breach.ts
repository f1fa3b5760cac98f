import { refuse, type FieldFault, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { isDay, santiagoDay } from '../corridors/index.ts'
import { breachFor, insertBreach, updateBreach, type Breach, type BreachFacts } from './breaches.store.ts'

function staffId({ actor }: Work): string {
  if (actor.kind !== 'staff') throw new Error('only staff record a breach')
  return actor.staffId
}

/** The faults of what staff typed: days that do not exist or lie in the future, and an order that cannot be. */
function breachFaults(facts: BreachFacts, today: string): FieldFault[] {
  const { happenedOn, knownOn, agencyNotifiedOn, peopleNotifiedOn } = facts
  const days = { happenedOn, knownOn, agencyNotifiedOn, peopleNotifiedOn }
  const given = Object.entries(days).flatMap(([at, day]) => (day === undefined ? [] : [{ at, day }]))
  return [
    ...given.flatMap(({ at, day }) =>
      !isDay(day) ? [{ at, fault: 'not-a-date' }] : day > today ? [{ at, fault: 'too-far' }] : [],
    ),
    ...(happenedOn !== undefined && happenedOn > knownOn ? [{ at: 'happenedOn', fault: 'too-far' }] : []),
    ...given.flatMap(({ at, day }) =>
      at.endsWith('NotifiedOn') && day < knownOn ? [{ at, fault: 'too-early' }] : [],
    ),
    ...(facts.dataClasses.length === 0 ? [{ at: 'dataClasses', fault: 'too-short' }] : []),
    ...(facts.peopleCount < 0 ? [{ at: 'peopleCount', fault: 'too-small' }] : []),
  ]
}

async function kept(work: Work, id: string): Promise<Breach> {
  const breach = await breachFor(work, id)
  if (breach === undefined) throw new Error(`breach ${id} is gone`)
  return breach
}

/** Records a breach of personal data. */
export async function recordBreach(
  work: Work,
  facts: BreachFacts,
): Promise<Breach | Refusal<'fields-wrong'>> {
  const faults = breachFaults(facts, santiagoDay(work.now).day)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const id = work.id()
  await insertBreach(work, id, facts, staffId(work))
  return kept(work, id)
}

/** Changes what is recorded about a breach. */
export async function changeBreach(
  work: Work,
  id: string,
  facts: BreachFacts,
): Promise<Breach | Refusal<'not-found' | 'fields-wrong'>> {
  const faults = breachFaults(facts, santiagoDay(work.now).day)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  return (await updateBreach(work, id, facts, staffId(work))) ? kept(work, id) : refuse('not-found')
}
