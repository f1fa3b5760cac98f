import type { NameHit, NameSubject, NamesPort } from '../../partners/names.ts'
import type { PartnerCall } from '../../platform/data/partner-calls.ts'

/** What is screened: a value, not a customer. */
export interface Party {
  readonly role: 'customer' | 'recipient'
  /** Tells parties of one role apart: the people behind a company. */
  readonly ref?: string
  readonly kind: 'person' | 'company'
  readonly name: string
  readonly country: string
}

export interface ScreeningHit extends NameHit {
  readonly role: Party['role']
  readonly screenedName: string
}

/** What the lists said about the parties together: one hit is a hit. */
export interface Screening {
  readonly verdict: 'clear' | 'hit'
  readonly listVersion: string
  readonly hits: readonly ScreeningHit[]
}

/** Asks the lists about every party at once. `undefined` when they cannot be asked now: nothing may go on without them. */
export async function screen(
  names: NamesPort,
  parties: readonly Party[],
): Promise<{ readonly screening: Screening | undefined; readonly call: PartnerCall }> {
  const subjects: NameSubject[] = parties.map(({ role, ref = role, kind, name, country }) => ({
    ref,
    kind,
    name,
    country,
  }))
  const answer = await names.check(subjects)
  if (answer.outcome !== 'ok') return { screening: undefined, call: answer.call }
  const results = new Map(answer.value.results.map((result) => [result.ref, result]))
  const hits: ScreeningHit[] = []
  for (const party of parties) {
    const result = results.get(party.ref ?? party.role)
    // A party the answer leaves out was not screened.
    if (result === undefined) return { screening: undefined, call: answer.call }
    if (result.verdict === 'clear') continue
    hits.push(...result.hits.map((hit) => ({ ...hit, role: party.role, screenedName: party.name })))
  }
  const anyHit = answer.value.results.some((result) => result.verdict !== 'clear')
  return {
    screening: { verdict: anyHit ? 'hit' : 'clear', listVersion: answer.value.listVersion, hits },
    call: answer.call,
  }
}
