import { Card, Link, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { LimitBars } from './limit-bars.tsx'
import { ownLimitsQuery } from './limits-query.ts'
import { words } from './words.ts'

/** The customer's limits, used and free, with a link to all of them. */
export function UsedLimits() {
  const query = useQuery(ownLimitsQuery)
  return (
    <Card title={words('bars.title')} actions={<Link href={paths.limits()}>{words('bars.see')}</Link>}>
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={6} />}>
        {({ windows }) => <LimitBars windows={windows} />}
      </Loaded>
    </Card>
  )
}
