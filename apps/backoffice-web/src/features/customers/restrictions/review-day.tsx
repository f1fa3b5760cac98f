import { StatusChip } from '@puente/ui'
import { businessNowMs } from '@puente/web'
import { dayText } from '../../../shell/moments/moment.tsx'
import { words } from './words.ts'

/** The day of the review, marked once it has passed. */
export function ReviewDay({ day }: { day: string }) {
  const isOver = new Date(`${day}T23:59:59Z`).getTime() < businessNowMs()
  return (
    <span>
      {dayText(day)} {isOver ? <StatusChip tone="warn">{words('facts.overdue')}</StatusChip> : null}
    </span>
  )
}
