import type { DataRequestKind, DataRequestOutcome } from '@puente/contract'
import type { dataRightsEvents } from '../../data-rights/events.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import { notify, type Cause } from '../send-message.ts'

type Names = typeof dataRightsEvents
const received: Names['received'] = 'data-rights.received'
const extended: Names['extended'] = 'data-rights.extended'
const answered: Names['answered'] = 'data-rights.answered'

/** The events of requests about personal data that their person is notified of. */
export const DATA_REQUEST_EVENTS = [received, extended, answered] as const

/** Notifies a person about their request. The mail never contains the answer. */
export async function notifyDataRights(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const to = [{ userId: String(facts['userId']) }]
  const about = { requestId: subject, folio: String(facts['folio']), answerBy: String(facts['dueAt']) }
  switch (name) {
    case received: {
      const right = facts['kind'] as DataRequestKind
      return notify(work, cause, { template: 'data-request-received', facts: { ...about, right }, to })
    }
    case extended:
      return notify(work, cause, { template: 'data-request-extended', facts: about, to })
    case answered: {
      const outcome = facts['outcome'] as DataRequestOutcome
      return notify(work, cause, { template: 'data-request-answered', facts: { ...about, outcome }, to })
    }
  }
}
