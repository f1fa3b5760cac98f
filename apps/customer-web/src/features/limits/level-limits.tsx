import { SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { FailedPart } from '../../parts/failed-part.tsx'
import { ownLimitsQuery } from './limits-query.ts'
import { limitsMessages } from './messages.es.ts'
import { words } from './words.ts'

type Level = keyof typeof limitsMessages.own.levels

/** The name of a level; the code itself for one that this build does not know. */
const levelName = (level: string) =>
  Object.hasOwn(limitsMessages.own.levels, level) ? words(`own.levels.${level as Level}`) : level

/** The customer's limit, in a sentence. */
export function LevelLimits() {
  const { data, error, refetch } = useQuery(ownLimitsQuery)
  if (data === undefined) {
    return error === null ? (
      <SkeletonLines lines={2} />
    ) : (
      <FailedPart title={words('failed')} error={error} onRetry={() => refetch()} />
    )
  }
  const limitOf = (wanted: 'day' | 'month') => data.windows.find(({ window }) => window === wanted)?.limit
  const [day, month] = [limitOf('day'), limitOf('month')]
  if (day === undefined || month === undefined) return null
  return (
    <p>
      {words('own.text', {
        level: levelName(data.level),
        transfer: format.amount(data.transfer),
        day: format.amount(day),
        month: format.amount(month),
      })}
    </p>
  )
}
