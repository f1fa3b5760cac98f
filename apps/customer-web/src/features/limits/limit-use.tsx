import { styled } from '@mui/material/styles'
import type { OwnLimitsWire } from '@puente/contract/customer'
import { Meter, Muted, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { ownLimitsQuery } from './limits-query.ts'
import { isStopped, tightestOf } from './tightest.ts'
import { words } from './words.ts'

const Place = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minHeight: 54 })

/** How much of the tightest limit is used and left, with an order of this amount in CLP that is not placed yet. */
export function LimitUse({ addingMinor = '0' }: { addingMinor?: string | undefined }) {
  const query = useQuery(ownLimitsQuery)
  return (
    <Place>
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={2} />}>
        {(limits) => <Use limits={limits} adding={BigInt(addingMinor)} />}
      </Loaded>
    </Place>
  )
}

function Use({ limits, adding }: { limits: OwnLimitsWire; adding: bigint }) {
  const tightest = tightestOf(limits.windows)
  // The step of the amount says why nothing may be sent.
  if (tightest === undefined || isStopped(limits, tightest)) return null
  const { window, free, limit } = tightest
  const used = BigInt(tightest.used.amount) + adding
  const left = BigInt(free.amount) - adding
  const texts = { window, used: format.clp(String(used)), limit: format.amount(limit) }
  return (
    <>
      <Meter share={Number(used) / Math.max(1, Number(limit.amount))} />
      <Muted>
        {left < 0n
          ? words('use.over', { ...texts, free: format.amount(free) })
          : words(adding === 0n ? 'use.now' : 'use.with', { ...texts, free: format.clp(String(left)) })}
      </Muted>
    </>
  )
}
