import { refuse, type Refusal } from '@puente/contract'
import { addDays, fromSantiago, isDay } from './santiago.ts'

export interface InstantRange {
  readonly from?: Date
  /** Exclusive upper bound. */
  readonly until?: Date
}

/** A range of days in Chile, both included, as instants. Refuses days that do not exist, naming their fields. */
export function instantRangeOf(asked: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): InstantRange | Refusal<'fields-wrong'> {
  const { from, to } = asked
  const wrong = (['from', 'to'] as const).filter((at) => !isDay(asked[at] ?? '2000-01-01'))
  if (wrong.length > 0)
    return refuse(
      'fields-wrong',
      {},
      wrong.map((at) => ({ at, fault: 'format' })),
    )
  return {
    ...(from === undefined ? {} : { from: fromSantiago(from, 0) }),
    ...(to === undefined ? {} : { until: fromSantiago(addDays(to, 1), 0) }),
  }
}
