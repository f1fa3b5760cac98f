import type { CustomerFileWire } from '@puente/contract/staff'

/** The owners that a company declared, and those that its papers name. */
export type OwnersComparison = NonNullable<CustomerFileWire['papers']>['comparison']

type Difference = NonNullable<OwnersComparison['declared'][number]['difference']>

/** One owner as declared beside as read on a paper. */
export interface OwnerBeside {
  readonly number: string
  readonly name: string
  /** Hundredths of a percent; absent where that side does not name them. */
  readonly declaredBps: number | undefined
  readonly readBps: number | undefined
  readonly difference: Difference | undefined
}

/** Both sides as one list, by the number of the document: whoever differs stands first. */
export function besides({ declared, read }: Pick<OwnersComparison, 'declared' | 'read'>): OwnerBeside[] {
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
