import { StatusChip } from '@puente/ui'
import { Moment, useNowMs } from './moment.tsx'
import { shellWords } from '../words.ts'

interface AgeProps {
  days: number
  overdue?: boolean
  /** The wait has ended: `days` is its total length. */
  ended?: boolean
}

/** A waiting time in Chilean banking days; coloured only when overdue. */
export function Age({ days, overdue = false, ended = false }: AgeProps) {
  const text = shellWords(ended ? 'daysTaken' : 'days', { count: days })
  return overdue ? <StatusChip tone="bad">{text}</StatusChip> : <span>{text}</span>
}

/** A deadline, marked as late once it has passed. */
export function Due({ at, over = false }: { at: string | undefined; over?: boolean }) {
  const nowMs = useNowMs()
  if (at === undefined) return shellWords('empty')
  if (over || Date.parse(at) > nowMs) return <Moment at={at} />
  return (
    <StatusChip tone="bad">
      {shellWords('late')} · <Moment at={at} />
    </StatusChip>
  )
}
