import type { OwnLimitsWire } from '@puente/contract/customer'
import { SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { ownLimitsQuery } from './limits-query.ts'
import { limitsMessages } from './messages.es.ts'
import { words } from './words.ts'

type Level = keyof typeof limitsMessages.own.levels

/** The name of a level; the code itself for one that this build does not know. */
const levelName = (level: string) =>
  Object.hasOwn(limitsMessages.own.levels, level) ? words(`own.levels.${level as Level}`) : level

/** The customer's limit, in a sentence. */
export function LevelLimits() {
  const query = useQuery(ownLimitsQuery)
  return (
    <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={2} />}>
      {(limits) => <InWords limits={limits} />}
    </Loaded>
  )
}

function InWords({ limits: { windows, level, transfer } }: { limits: OwnLimitsWire }) {
  const limitOf = (wanted: 'day' | 'month') => windows.find(({ window }) => window === wanted)?.limit
  const [day, month] = [limitOf('day'), limitOf('month')]
  if (day === undefined || month === undefined) return null
  return (
    <p>
      {words('own.text', {
        level: levelName(level),
        transfer: format.amount(transfer),
        day: format.amount(day),
        month: format.amount(month),
      })}
    </p>
  )
}
