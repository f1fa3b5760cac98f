import type { TransferWire } from '@puente/contract/customer'
import { Timeline } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

/** What happened to the money and when, what happens now, and what comes next with its estimate. */
export function TransferTimeline({ steps }: { steps: TransferWire['timeline'] }) {
  return (
    <Timeline
      label={words('page.timeline')}
      statusLabels={{
        done: words('stepStatus.done'),
        now: words('stepStatus.now'),
        next: words('stepStatus.next'),
        problem: words('stepStatus.problem'),
      }}
      steps={steps.map(({ step, status, at, estimatedAt }, index) => ({
        key: `${step}-${index}`,
        status,
        title: words(`step.${step}.${status}`),
        at: at === undefined ? undefined : format.dateTime(at),
        detail:
          at !== undefined || estimatedAt === undefined
            ? undefined
            : words('estimate', { when: format.dateTime(estimatedAt) }),
      }))}
    />
  )
}
