import type { TransferWire } from '@puente/contract/customer'
import { Timeline } from '@puente/ui'
import { format } from '@puente/web'
import { stepAction } from './outcomes/step-action.tsx'
import { pointOf } from './transfer-words.ts'
import { words } from './words.ts'

/** The steps of the money: past ones with their time, the current one, and expected ones with an estimate. */
export function TransferTimeline({ transfer }: { transfer: TransferWire }) {
  return (
    <Timeline
      label={words('page.timeline')}
      statusLabels={{
        done: words('stepStatus.done'),
        now: words('stepStatus.now'),
        next: words('stepStatus.next'),
        problem: words('stepStatus.problem'),
      }}
      steps={transfer.timeline.map((point, index) => ({
        key: `${point.step}-${index}`,
        status: point.status,
        title: pointOf(transfer, point),
        at: point.at === undefined ? undefined : format.dateTime(point.at),
        detail:
          point.at !== undefined || point.estimatedAt === undefined
            ? undefined
            : words('estimate', { when: format.dateTime(point.estimatedAt) }),
        children: stepAction(transfer, point, index),
      }))}
    />
  )
}
