import type { PendingItemWire } from '@puente/contract/customer'
import { ButtonLink, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { deadlineText } from '../../../parts/deadline.ts'
import { paths } from '../../../paths.ts'
import { words } from './words.ts'

interface StandingNoticeProps {
  item: PendingItemWire
  /** The date on which the last certificate expired. */
  endedOn: string | undefined
}

/**
 * The status of a company document: in review until a deadline, rejected, or too old. Null when it is only
 * missing.
 */
export function StandingNotice({ item: { turn, dueAt, facts }, endedOn }: StandingNoticeProps) {
  if (turn === 'staff')
    return (
      <Notice
        title={words('waiting.title')}
        actions={<ButtonLink href={paths.home()}>{words('waiting.quote')}</ButtonLink>}
      >
        <p>
          {dueAt === undefined ? words('waiting.soon') : words('waiting.by', { when: deadlineText(dueAt) })}
        </p>
        <p>{words('waiting.meanwhile')}</p>
      </Notice>
    )
  if (facts['reason'] !== undefined)
    return (
      <Notice tone="warn" title={words('refused.title')}>
        <p>{words('refused.text')}</p>
      </Notice>
    )
  if (facts['cause'] === 'too-old' && endedOn !== undefined)
    return (
      <Notice tone="warn" title={words('tooOld.title', { day: format.date(endedOn) })}>
        <p>{words('tooOld.text')}</p>
      </Notice>
    )
  return null
}
