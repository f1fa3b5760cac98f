import type { NameHit, NameSubject, NamesPort } from '../../partners/names.ts'
import type { PartnerCall } from '../../platform/data/partner-calls.ts'

/** A name to screen. It need not belong to a customer. */
export interface Party {
  readonly role: 'customer' | 'recipient'
  /** Distinguishes parties of one role, such as the people behind a company. */
  readonly ref?: string
  readonly kind: 'person' | 'company'
  readonly name: string
  readonly country: string
}

export interface ScreeningHit extends NameHit {
  readonly role: Party['role']
  readonly screenedName: string
}

/** The result for all parties: a hit of one party is a hit. */
export interface Screening {
  readonly verdict: 'clear' | 'hit'
  readonly listVersion: string
  readonly hits: readonly ScreeningHit[]
}

/** Screens every party in one request. `undefined` when there is no answer; the caller must then wait. */
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
    // A party without a result was not screened.
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
