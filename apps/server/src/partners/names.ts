import type { PartnerAnswer, PartnerHttp } from './http.ts'
import { tracedGather } from '../platform/telemetry/traced-gather.ts'

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

type Checked = PartnerAnswer<{ readonly listVersion: string; readonly results: readonly NameResult[] }>

/** The service that compares names with watch lists. */
export interface NamesPort {
  check(subjects: readonly NameSubject[]): Promise<Checked>
}

/** The screening service over HTTP. */
export function namesOverHttp(http: PartnerHttp): NamesPort {
  return { check: (subjects) => http.post('check-names', '/names/check', { subjects }) }
}

/** Batches are small, because the slowest subject delays all of them. */
const SHARING = { batchMax: 25, lanes: 4 }

/**
 * Batches checks that arrive at the same time into one request: most of the cost is per request. Each caller gets the
 * verdicts of its own subjects. When a batched request is refused, each check is sent alone, since only one may be at
 * fault.
 */
export function batchedNames(names: NamesPort): NamesPort {
  const check = tracedGather(
    async (asked: readonly (readonly NameSubject[])[]): Promise<readonly Checked[]> => {
      const alone = () => Promise.all(asked.map((subjects) => names.check(subjects)))
      if (asked.length === 1) return alone()
      const refOf = (nth: number, ref: string) => `${nth} ${ref}`
      const answer = await names.check(
        asked.flatMap((subjects, nth) => subjects.map((one) => ({ ...one, ref: refOf(nth, one.ref) }))),
      )
      if (answer.outcome === 'refused') return alone()
      if (answer.outcome !== 'ok') return asked.map(() => answer)
      const found = new Map(answer.value.results.map((result) => [result.ref, result]))
      return asked.map((subjects, nth) => {
        const results = subjects.flatMap(({ ref }) => {
          const result = found.get(refOf(nth, ref))
          return result === undefined ? [] : [{ ...result, ref }]
        })
        return { ...answer, value: { ...answer.value, results } }
      })
    },
    SHARING,
  )
  return { check }
}
