import type { CustomerSession, PublishedLimitsWire } from '@puente/contract/customer'
import { SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { FailedPart } from '../../shell/failed-part.tsx'
import { limitsQuery } from '../help/pricing/pricing-queries.ts'
import { profileMessages } from './messages.es.ts'
import { words } from './words.ts'

type Level = keyof typeof profileMessages.level.levels

/** A level that the data invented after this build stands for itself. */
const levelName = (level: string) =>
  Object.hasOwn(profileMessages.level.levels, level) ? words(`level.levels.${level as Level}`) : level

/** Limits are round: cents that are none are not shown. */
const dollars = ({ amount, currency }: PublishedLimitsWire['day']) =>
  currency === 'USD' && amount.endsWith('00')
    ? `${format.count(Number(amount.slice(0, -2)))}\u00a0USD`
    : format.money({ amount, currency })

/** How much this customer may send, in a sentence. */
export function LevelLimits({ kind, level }: Pick<CustomerSession['actingAs'], 'kind' | 'level'>) {
  const { data, error, refetch } = useQuery(limitsQuery)
  if (data === undefined) {
    return error === null ? (
      <SkeletonLines lines={2} />
    ) : (
      <FailedPart title={words('failed.level')} error={error} onRetry={() => refetch()} />
    )
  }
  const limits = data.items.find((item) => item.kind === kind && item.level === level)
  if (limits === undefined) return null
  return (
    <p>
      {words('level.text', {
        level: levelName(level),
        transfer: format.amount(limits.transfer),
        day: dollars(limits.day),
        month: dollars(limits.month),
      })}
    </p>
  )
}
