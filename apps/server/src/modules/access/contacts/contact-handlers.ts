import { isRefusal, type Refusal, type Id } from '@puente/contract'
import { customerEndpoints, type ContactWire } from '@puente/contract/customer'
import { handler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { tryCode, type RightCode } from './codes.ts'
import { askForContact, askToProve, noNewRecipientsUntil, putContactInForce, type What } from './contact.ts'
import { contactsOf } from './contact.store.ts'
import { accountOfActor } from '../holder.ts'

const { sendContactCode, getContact, changeEmail, verifyEmail, changePhone, verifyPhone } = customerEndpoints

/** Handlers of a user's e-mail and phone. */
export const contactHandlers: readonly Handler[] = [
  handler(getContact, (work) => toWire(work)),
  handler(sendContactCode, async (work, { params }) =>
    codeSent(await askToProve(work, accountOfActor(work.actor).id, params.what)),
  ),
  handler(changeEmail, (work, { body }) => ask(work, 'email', body.email)),
  preparedHandler(
    verifyEmail,
    (runtime, { actor, body }) => look(runtime, accountOfActor(actor).id, 'email', body.code),
    (work, _asked, right: RightCode) => put(work, 'email', right),
  ),
  handler(changePhone, (work, { body }) => ask(work, 'phone', body.phone)),
  preparedHandler(
    verifyPhone,
    (runtime, { actor, body }) => look(runtime, accountOfActor(actor).id, 'phone', body.code),
    (work, _asked, right: RightCode) => put(work, 'phone', right),
  ),
]

async function ask(work: Work, what: What, typed: string) {
  return codeSent(await askForContact(work, accountOfActor(work.actor).id, what, typed))
}

const codeSent = <Said extends { readonly expiresAt: Date } | Refusal>(said: Said) =>
  isRefusal(said)
    ? (said as Extract<Said, Refusal>)
    : { ...(said as Exclude<Said, Refusal>), expiresAt: said.expiresAt.toISOString() }

const look = (runtime: Runtime, userId: Id<'user'>, what: What, code: string) =>
  tryCode(runtime, { subject: userId, purpose: what, code })

async function put(work: Work, what: What, right: RightCode) {
  const done = await putContactInForce(work, accountOfActor(work.actor).id, what, right)
  return isRefusal(done) ? done : toWire(work)
}

async function toWire(work: Work): Promise<ContactWire> {
  const { id } = accountOfActor(work.actor)
  const contact = (await contactsOf(work, [id])).get(id)
  if (contact === undefined) throw new Error(`no user ${id} behind a session`)
  const { name: _name, ...reached } = contact
  const until = await noNewRecipientsUntil(work, id)
  return { ...reached, ...(until === undefined ? {} : { noNewRecipientsUntil: until.toISOString() }) }
}
