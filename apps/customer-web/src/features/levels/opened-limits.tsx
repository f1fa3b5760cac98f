import type { OwnLimitsWire } from '@puente/contract/customer'
import { Card, DefinitionList, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { ownLimitsQuery } from '../limits/limits-query.ts'
import { words } from './words.ts'

const amounts = ['transfer', 'day', 'month'] as const

/** The amounts that the next level opens, in pesos, beside those of now. */
export function OpenedLimits() {
  const query = useQuery(ownLimitsQuery)
  return (
    <Card title={words('opens.title')} level={3}>
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={5} />}>
        {(limits) => <Opened limits={limits} />}
      </Loaded>
    </Card>
  )
}

function Opened({ limits: { transfer, windows, next } }: { limits: OwnLimitsWire }) {
  if (next === undefined) return null
  const limitOf = (amount: (typeof amounts)[number]) =>
    amount === 'transfer' ? transfer : windows.find(({ window }) => window === amount)?.limit
  return (
    <DefinitionList
      items={amounts.map((amount) => {
        const [now, after] = [limitOf(amount), format.amount(next[amount])]
        return {
          term: words(`opens.${amount}`),
          value:
            now === undefined
              ? words('opens.to', { after })
              : words('opens.change', { now: format.amount(now), after }),
        }
      })}
    />
  )
}
