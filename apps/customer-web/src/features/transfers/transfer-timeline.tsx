import type { TransferWire } from '@puente/contract/customer'
import { Timeline } from '@puente/ui'
import { businessNowMs, format } from '@puente/web'
import { useSession } from '../access/session.ts'
import { stepAction } from './outcomes/step-action.tsx'
import { aboutStep } from './step-about.tsx'
import { arrivalOf, pointOf } from './transfer-words.ts'
import { words } from './words.ts'

/**
 * The steps of the money: past ones with their time, the current one, and expected ones with an estimate, unless a
 * restriction stops the order of an unpaid transfer.
 */
export function TransferTimeline({ transfer }: { transfer: TransferWire }) {
  const isStopped = useSession()?.actingAs.restriction !== undefined && transfer.payment !== undefined
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
        detail: detailOf(transfer, isStopped ? { ...point, estimatedAt: undefined } : point),
        about: aboutStep(transfer, point),
        children: stepAction(transfer, point, index),
      }))}
    />
  )
}

type Point = Pick<TransferWire['timeline'][number], 'step' | 'at' | 'estimatedAt'>

/** Below a step: the estimated arrival, or the answer of the recipient. */
function detailOf(transfer: TransferWire, { step, at, estimatedAt }: Point): string | undefined {
  if (at === undefined) return estimatedAt === undefined ? undefined : arrivalOf(transfer, businessNowMs())
  const { recipientAnswer, recipient } = transfer
  if (step !== 'delivered' || recipientAnswer === undefined) return undefined
  return words(recipientAnswer.isReceived ? 'answer.received' : 'answer.notReceived', {
    name: recipient.name,
    when: format.dateTime(recipientAnswer.at),
  })
}
