import {
  partnerMessagesAreDue,
  takePartnerMessages,
  partnerMessageHandled,
} from '../platform/events/partner-messages.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { moveBusinessClock } from '../platform/time/business-clock.ts'

const actor = { kind: 'partner', name: 'control' } as const

/** Sandbox only: the simulated partners report when their clock was moved, and business time follows. */
export const sandboxClockJob: Job = {
  name: 'sandbox.clock',
  everyMs: 200,
  due: partnerMessagesAreDue('control'),
  round: (runtime) =>
    runtime.work(actor, async (work) => {
      const messages = await takePartnerMessages(work, 'control', 20, work.realNow)
      for (const message of messages) {
        const { offsetMs } = message.data
        const moves =
          message.type === 'clock.moved' && typeof offsetMs === 'number' && Number.isSafeInteger(offsetMs)
        if (moves) await moveBusinessClock(work, offsetMs)
        await partnerMessageHandled(work, message, moves ? 'moved' : 'ignored')
      }
      return messages.length
    }),
}
