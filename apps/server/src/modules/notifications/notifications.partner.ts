import { emailBounced } from '../access/index.ts'
import type { MailPort } from '../../partners/mail.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import {
  partnerMessageHandled,
  partnerMessageLater,
  takePartnerMessages,
  type PartnerMessage,
} from '../../platform/events/partner-messages.ts'
import type { Runtime } from '../../platform/work.ts'
import { markBounced } from './messages.store.ts'

/** The handler of messages about bounced mails. */
export const BOUNCE_PARTNER = 'inbox'

const actor = { kind: 'partner', name: BOUNCE_PARTNER } as const
const BATCH = 50
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Handles one message: queries the carrier about the mail that it names and uses only that answer. */
async function actOn(runtime: Runtime, mail: MailPort, message: PartnerMessage): Promise<void> {
  const { messageId, to } = message.data
  if (message.type !== 'mail.bounced' || typeof messageId !== 'string' || typeof to !== 'string') {
    await runtime.work(actor, (work) => partnerMessageHandled(work, message, 'not-about-a-bounce'))
    return
  }
  const answer = await mail.fate({ messageId, to })
  if (answer.outcome !== 'ok' && answer.outcome !== 'refused')
    return partnerMessageLater(runtime, message, answer.outcome)
  await runtime.work(actor, async (work) => {
    await recordPartnerCalls(work, undefined, [answer.call])
    const fate = answer.outcome === 'ok' && answer.value.bounced ? answer.value : undefined
    const isOurs = fate !== undefined && UUID.test(fate.id) && (await markBounced(work, fate.id))
    if (isOurs) await emailBounced(work, fate.to)
    await partnerMessageHandled(work, message, isOurs ? 'bounced' : 'not-ours')
  })
}

/** Handles messages about bounced mails. Returns the number of messages handled. */
export async function handleBounces(runtime: Runtime, mail: MailPort): Promise<number> {
  const messages = await runtime.work(actor, (work) =>
    takePartnerMessages(work, BOUNCE_PARTNER, BATCH, runtime.clock.realNow()),
  )
  await Promise.all(messages.map((message) => actOn(runtime, mail, message)))
  return messages.length
}
