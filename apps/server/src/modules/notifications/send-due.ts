import { settingKind, type Texts } from '@puente/contract/staff'
import { contactsOf, emailBounced } from '../access/index.ts'
import type { PartnerAnswer } from '../../partners/http.ts'
import type { MailPort } from '../../partners/mail.ts'
import type { SmsPort } from '../../partners/sms.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import { settingsInForce } from '../../platform/data/settings.ts'
import { allDone } from '../../platform/shared-transaction.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { pauseAfterMs, type Reason } from './message.ts'
import * as store from './messages.store.ts'
import { render, renderSms, type Frame } from './letters/render.ts'

const actor = { kind: 'system', name: 'notifications' } as const
const BATCH = 50

export interface Carriers {
  readonly mail: MailPort
  readonly sms: SmsPort
}

/** A message with the texts in force, its address and the name of the person it greets. */
interface Ready {
  readonly message: store.DueMessage
  /** Undefined for a template of another release. */
  readonly texts: Texts | undefined
  readonly address: string
  readonly name: string | undefined
}

/** Ends a message as failed. Staff see it in the audit trail and in the metrics. */
async function giveUp(work: Work, message: store.DueMessage, reason: Reason): Promise<void> {
  if (!(await store.endMessage(work, message.id, 'failed', reason))) return
  const { channel, template } = message
  await work.audit({
    action: 'notify-user',
    subject: message.id,
    outcome: `failed:${reason}`,
    facts: { channel, template },
  })
}

/** Leases due messages, ends those that are useless by now, and reads the texts and addresses of the rest. */
async function claim(work: Work): Promise<Ready[]> {
  const due = await store.takeDue(work, BATCH)
  const userIds = due.flatMap(({ to }) => ('userId' in to ? [to.userId] : []))
  if (due.length === 0) return []
  const contacts = await contactsOf(work, userIds)
  const templates = await settingsInForce(work, settingKind.messageTemplate)
  const ready: Ready[] = []
  for (const message of due) {
    const { to, goodUntil } = message
    const contact = 'userId' in to ? contacts.get(to.userId) : undefined
    const address = 'address' in to ? to.address : contact?.email
    if (goodUntil !== undefined && goodUntil <= work.realNow) await giveUp(work, message, 'too-late')
    else if (address === undefined) await giveUp(work, message, 'nobody')
    else {
      const texts = templates.get(message.template)?.data
      ready.push({ message, texts, address, name: contact?.name })
    }
  }
  return ready
}

/** Sends one message through its carrier, with its id as the reference of every attempt. */
async function carry(
  carriers: Carriers,
  frame: Frame,
  { message, texts, address, name }: Ready,
): Promise<PartnerAnswer<unknown>> {
  const { id, template, facts } = message
  if (texts === undefined) throw new Error(`no template ${template}`)
  const writing = { template, texts, facts }
  return message.channel === 'mail'
    ? carriers.mail.send({ id, to: address, ...render(writing, frame, name) })
    : carriers.sms.send({ id, to: address, text: renderSms(writing, frame) })
}

/** Records the result. A failed carrier, or a mail that cannot be rendered, is retried after a growing pause. */
async function record(
  work: Work,
  { message, address }: Ready,
  answer: PartnerAnswer<unknown> | undefined,
): Promise<void> {
  if (answer !== undefined) await recordPartnerCalls(work, message.id, [answer.call])
  if (answer?.outcome === 'ok') {
    await store.endMessage(work, message.id, 'sent')
    return
  }
  if (answer?.outcome === 'refused' && answer.code === 'recipient-refused') {
    if (await store.endMessage(work, message.id, 'bounced', 'recipient-refused'))
      await emailBounced(work, address)
    return
  }
  const pauseMs = pauseAfterMs(message.attempts)
  if (pauseMs === undefined) return giveUp(work, message, 'tries')
  await store.putOff(work, message.id, new Date(work.realNow.getTime() + pauseMs))
}

/**
 * Sends due messages: lease, call, record. Returns the number of messages leased. At least once: a process that ends between the
 * carrier's answer and our record sends the message again, with the same id, when its lease ends. A carrier that knows ids
 * delivers it once; SMTP does not, and there the id is the Message-ID.
 */
export async function sendDue(runtime: Runtime, carriers: Carriers, frame: Frame): Promise<number> {
  const ready = await runtime.work(actor, claim)
  const works = await Promise.all(
    ready.map(async (one) => {
      const { id, template } = one.message
      const answer = await carry(carriers, frame, one).catch((error: unknown) => {
        runtime.logger.error({ err: error, messageId: id, template }, 'message not written')
        return undefined
      })
      // Two mails to one address may both report that the recipient does not exist.
      return { about: one.address, actor, body: (work: Work) => record(work, one, answer) }
    }),
  )
  allDone(await runtime.together(works))
  return ready.length
}
