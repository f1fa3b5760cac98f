import type { StaffTransfer } from '@puente/contract/staff'
import { Timeline, type StepStatus } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../shell/navigation/links.ts'
import { actorText, hasEnded, nameOf, stateTones, words } from './words.ts'

const statusLabels: Readonly<Record<StepStatus, string>> = {
  done: words('history.statuses.done'),
  now: words('history.statuses.now'),
  next: words('history.statuses.next'),
  problem: words('history.statuses.problem'),
}

/** Every change of state in chronological order: its cause, actor and time. */
export function History({ transfer }: { transfer: StaffTransfer }) {
  const changes = transfer.history.toSorted((a, b) => a.sequence - b.sequence)
  return (
    <Timeline
      label={words('history.title')}
      statusLabels={statusLabels}
      steps={changes.map((change, index) => ({
        key: String(change.sequence),
        status: index === changes.length - 1 ? statusOfLast(change.to) : 'done',
        title: words(`states.${change.to}`),
        detail: <Cause {...change} />,
        at: <time dateTime={change.at}>{format.dateTime(change.at)}</time>,
      }))}
    />
  )
}

/** The cause and the actor of a change, with a link to the review that opened or ended with it. */
function Cause(change: StaffTransfer['history'][number]) {
  const { event, actor, reviewId } = change
  return (
    <span title={`${event} · ${actor}`}>
      {nameOf('events', event) ?? event} · {actorText(change)}
      {reviewId === undefined ? null : (
        <>
          {' · '}
          <RouteLink to="/reviews/$id" params={{ id: reviewId }}>
            {words('history.review')}
          </RouteLink>
        </>
      )}
    </span>
  )
}

function statusOfLast(state: StaffTransfer['state']): StepStatus {
  if (stateTones[state] === 'bad') return 'problem'
  return hasEnded(state) ? 'done' : 'now'
}
