import type { CustomerFileWire } from '@puente/contract/staff'

/** The owners that a company declared, and those named in its documents. */
export type OwnersComparison = NonNullable<CustomerFileWire['papers']>['comparison']

type Difference = NonNullable<OwnersComparison['declared'][number]['difference']>

/** One owner: the declared share and the share read from a document. */
export interface OwnerComparison {
  readonly number: string
  readonly name: string
  /** Basis points of ownership; undefined when this source does not name the owner. */
  readonly declaredBps: number | undefined
  readonly readBps: number | undefined
  readonly difference: Difference | undefined
}

/** Merges both lists by document number; owners with a difference come first. */
export function besides({ declared, read }: Pick<OwnersComparison, 'declared' | 'read'>): OwnerComparison[] {
  const onPaper = read?.owners ?? []
  const numbers = [...new Set([...declared, ...onPaper].map(({ number }) => number))]
  const rows = numbers.map((number) => {
    const said = declared.find((owner) => owner.number === number)
    const found = onPaper.find((owner) => owner.number === number)
    return {
      number,
      name: said?.name ?? found?.name ?? '',
      declaredBps: said?.shareBps,
      readBps: found?.shareBps,
      difference: said?.difference ?? found?.difference,
    }
  })
  return rows.toSorted(
    (one, other) => Number(one.difference === undefined) - Number(other.difference === undefined),
  )
}
