import { requiredReason, toWireId } from '@puente/contract'
import { settingKind, topicOf, type Texts } from '@puente/contract/staff'
import { contactsOf, emailBounced } from '../access/index.ts'
import type { PartnerAnswer } from '../../partners/http.ts'
import type { MailPort } from '../../partners/mail.ts'
import type { PushAnswer, PushPort } from '../../partners/push.ts'
import type { SmsPort } from '../../partners/sms.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import { settingsInForce } from '../../platform/data/settings.ts'
import { allDone } from '../../platform/shared-transaction.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { pauseAfterMs, type Reason } from './message.ts'
import * as store from './messages.store.ts'
import { noticed, render, renderBrief, renderSms, type Frame, type Reading } from './letters/render.ts'
import { unsubscriptionToken } from './preferences/unsubscription.ts'
import { deliveryOf, type PushPayload } from './push/payload.ts'
import { deleteEnded, targetsOf, type PushTarget } from './push/subscriptions.store.ts'

const actor = { kind: 'system', name: 'notifications' } as const
const BATCH = 50

export interface Carriers {
  readonly mail: MailPort
  readonly sms: SmsPort
  readonly push: PushPort | undefined
}

/** A message with the texts in force, its address, and what its reader sees besides the texts. */
interface Ready {
  readonly message: store.DueMessage
  /** Undefined for a template of another release. */
  readonly texts: Texts | undefined
  /** The mailbox or the phone; of a push message its subscription. */
  readonly address: string
  readonly target: PushTarget | undefined
  readonly reading: Reading
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

/**
 * The facts of a mail's reader: the name, the topic of the mail, and the token that stops mails of a topic that may be
 * stopped. A reader without an account, for example of a public complaint, has no topic, because topics are preferences of
 * users.
 */
function readingOf(work: Work, { to, template }: store.DueMessage, name: string | undefined): Reading {
  const topic = 'userId' in to ? topicOf(template) : undefined
  const stops = 'userId' in to && topic !== undefined && requiredReason(topic, 'mail') === undefined
  return {
    name,
    topic,
    token: stops ? unsubscriptionToken(work, { userId: to.userId, topic }) : undefined,
  }
}

interface Found {
  readonly contacts: Awaited<ReturnType<typeof contactsOf>>
  readonly targets: Awaited<ReturnType<typeof targetsOf>>
}

/** The mailbox, phone or subscription of a message; undefined when there is none. */
function addressOf({ channel, to, subscriptionId }: store.DueMessage, { contacts, targets }: Found) {
  if ('address' in to) return to.address
  if (channel === 'push') return targets.has(subscriptionId ?? '') ? subscriptionId : undefined
  const contact = contacts.get(to.userId)
  return channel === 'mail' ? contact?.email : contact?.phoneVerified === true ? contact.phone : undefined
}

/** Leases due messages, ends those that are useless by now, and reads the texts and addresses of the rest. */
async function claim(work: Work): Promise<Ready[]> {
  const due = await store.takeDue(work, BATCH)
  if (due.length === 0) return []
  const found = {
    contacts: await contactsOf(
      work,
      due.flatMap(({ to }) => ('userId' in to ? [to.userId] : [])),
    ),
    targets: await targetsOf(
      work,
      due.flatMap(({ subscriptionId }) => subscriptionId ?? []),
    ),
  }
  const templates = await settingsInForce(work, settingKind.messageTemplate)
  const ready: Ready[] = []
  for (const message of due) {
    const { to, goodUntil, channel, subscriptionId } = message
    const contact = 'userId' in to ? found.contacts.get(to.userId) : undefined
    const address = addressOf(message, found)
    // A browser that was offline, or signed out, is no failure of ours.
    if (
      channel === 'push' &&
      (address === undefined || (goodUntil !== undefined && goodUntil <= work.realNow))
    )
      await store.endMessage(work, message.id, 'bounced', address === undefined ? 'unsubscribed' : 'too-late')
    else if (goodUntil !== undefined && goodUntil <= work.realNow) await giveUp(work, message, 'too-late')
    else if (address === undefined) await giveUp(work, message, 'nobody')
    else {
      const texts = templates.get(message.template)?.data
      const target = found.targets.get(subscriptionId ?? '')
      ready.push({ message, texts, address, target, reading: readingOf(work, message, contact?.name) })
    }
  }
  return ready
}

/** Sends one message through its carrier, with its id as the reference of every attempt. */
async function carry(
  { mail, sms, push }: Carriers,
  frame: Frame,
  { message, texts, address, target, reading }: Ready,
): Promise<PartnerAnswer<unknown> & Pick<PushAnswer, 'retryAfterMs'>> {
  const { id, channel, template, facts, to, noticeId } = message
  if (texts === undefined) throw new Error(`no template ${template}`)
  const writing = { template, texts, facts }
  if (channel === 'mail') return mail.send({ id, to: address, ...render(writing, frame, reading) })
  if (channel === 'sms') {
    const text = 'address' in to ? renderSms(writing, frame) : renderBrief(writing, frame, 'sms')
    return sms.send({ id, to: address, text })
  }
  if (push === undefined || target === undefined || reading.topic === undefined)
    throw new Error('no push service')
  const payload: PushPayload = {
    title: frame.brandName,
    body: renderBrief(writing, frame, 'push'),
    path: noticed(writing, frame).path ?? '/notifications',
    notice: toWireId('notice', noticeId ?? id),
  }
  return push.send({ id, ...target, ...deliveryOf(reading.topic), payload: JSON.stringify(payload) })
}

/** The longest pause that a push service may ask for, in ms. */
const LONGEST_ASKED_MS = 3_600_000

/** Records the result. A failed carrier, or a mail that cannot be rendered, is retried after a growing pause. */
async function record(
  work: Work,
  { message, address }: Ready,
  answer: Awaited<ReturnType<typeof carry>> | undefined,
): Promise<void> {
  if (answer !== undefined) await recordPartnerCalls(work, message.id, [answer.call])
  if (answer?.outcome === 'ok') {
    await store.endMessage(work, message.id, 'sent')
    return
  }
  if (answer?.outcome === 'refused' && answer.code === 'subscription-ended') {
    await store.endMessage(work, message.id, 'bounced', 'unsubscribed')
    return deleteEnded(work, address)
  }
  if (answer?.outcome === 'refused' && answer.code === 'recipient-refused') {
    if (await store.endMessage(work, message.id, 'bounced', 'recipient-refused'))
      await emailBounced(work, address)
    return
  }
  const pauseMs = pauseAfterMs(message.attempts)
  if (pauseMs === undefined) return giveUp(work, message, 'tries')
  const askedMs = Math.min(answer?.retryAfterMs ?? 0, LONGEST_ASKED_MS)
  await store.putOff(work, message.id, new Date(work.realNow.getTime() + Math.max(pauseMs, askedMs)))
}

/**
 * Sends due messages: lease, call, record. Returns the number of messages leased. At least once: a process that ends between the
 * carrier's answer and our record sends the message again, with the same id, when its lease ends. A carrier that knows ids
 * delivers it once; SMTP does not, and there the id is the Message-ID. A push service replaces an undelivered copy, and a
 * browser one that it shows.
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
