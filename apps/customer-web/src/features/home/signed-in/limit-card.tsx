import { styled } from '@mui/material/styles'
import type { OwnLimitsWire } from '@puente/contract/customer'
import { Amount, Card, Link, Meter, Muted, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { ownLimitsQuery } from '../../limits/limits-query.ts'
import { limitText } from '../../limits/limit-text.ts'
import { isStopped, tightestOf } from '../../limits/tightest.ts'
import { words } from './customer-words.ts'

const Place = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minHeight: 76 })

/** How much of the limit is used and left, in pesos. */
export function LimitCard() {
  const query = useQuery(ownLimitsQuery)
  return (
    <Card title={words('limit.title')} actions={<Link href={paths.limits()}>{words('limit.see')}</Link>}>
      <Place>
        <Loaded query={query} failed={words('limit.failed')} skeleton={<SkeletonLines lines={3} />}>
          {(limits) => <Limit limits={limits} />}
        </Loaded>
      </Place>
    </Card>
  )
}

/** The used and free amount of the window that limits the next order, or why nothing may be sent. */
export function Limit({ limits }: { limits: Pick<OwnLimitsWire, 'windows' | 'allowance'> }) {
  const tightest = tightestOf(limits.windows)
  if (tightest === undefined) return null
  if (isStopped(limits, tightest)) return <Muted>{limitText(limits.allowance)}</Muted>
  const { window, used, free, limit } = tightest
  return (
    <>
      <Amount value={words('limit.free', { free: format.amount(free) })} currency={free.currency} strong />
      <Meter share={Number(used.amount) / Math.max(1, Number(limit.amount))} />
      <Muted>{words(`limit.${window}`, { used: format.amount(used), limit: format.amount(limit) })}</Muted>
    </>
  )
}
