import { Muted, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { Moment } from '../../shell/moments/moment.tsx'
import { agedTotalsQuery } from './queries.ts'
import { words } from './words.ts'

/** The number of amounts, how many are overdue, and when they were counted. */
export function AgedHeadline() {
  const query = useQuery(agedTotalsQuery())
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={1} />}>
      {({ at, count, overdue }) => (
        <Muted>
          {words('headline', { count, late: count === 0 ? -1 : overdue })} · <Moment at={at} />
        </Muted>
      )}
    </Loaded>
  )
}
