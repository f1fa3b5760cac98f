import { StatusChip } from '@puente/ui'
import { Moment, useNowMs } from './moment.tsx'
import { shellWords } from './words.ts'

interface AgeProps {
  days: number
  overdue?: boolean
  /** It waits no more: that is how long it took. */
  ended?: boolean
}

/** How long something has waited, in Chilean banking days; late is the one thing that is coloured. */
export function Age({ days, overdue = false, ended = false }: AgeProps) {
  const text = shellWords(ended ? 'daysTaken' : 'days', { count: days })
  return overdue ? <StatusChip tone="bad">{text}</StatusChip> : <span>{text}</span>
}

/** When something is due; what is past it says so. */
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
