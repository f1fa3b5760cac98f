import type { PartnerAnswer, PartnerHttp } from './http.ts'

export interface NameSubject {
  readonly ref: string
  readonly kind: 'person' | 'company'
  readonly name: string
  readonly country?: string
}

export interface NameHit {
  readonly list: string
  readonly entryId: string
  readonly name: string
  readonly scoreBps: number
}

export interface NameResult {
  readonly ref: string
  readonly verdict: 'clear' | 'hit'
  readonly hits: readonly NameHit[]
}

/** The service that compares names with watch lists. */
export interface NamesPort {
  check(
    subjects: readonly NameSubject[],
  ): Promise<PartnerAnswer<{ readonly listVersion: string; readonly results: readonly NameResult[] }>>
}

/** The screening service over its HTTP interface. */
export function namesOverHttp(http: PartnerHttp): NamesPort {
  return { check: (subjects) => http.post('check-names', '/names/check', { subjects }) }
}
