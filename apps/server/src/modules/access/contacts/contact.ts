import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { issueCode, spendCode, type RightCode } from './codes.ts'
import * as store from './contact.store.ts'
import { parseEmail } from './email.ts'
import { accessEvents } from '../events.ts'
import { settleContact } from './keep-contact.ts'
import { maskedEmail, maskedPhone } from './mask.ts'
import { credentialsOf } from '../people/people.store.ts'
import { normalPhone, phoneFault, phoneRules } from './phone.ts'
import { unprovenOf } from './unproven.store.ts'

/** How long a change of e-mail or phone stops new recipients. An account thief would add a recipient first. */
const QUIET_MS = 24 * 3_600_000

/**
 * Until when new recipients are stopped, because the contact changed or mail to it bounces; undefined when they are
 * not.
 */
export async function noNewRecipientsUntil(work: Work, userId: Id<'user'>): Promise<Date | undefined> {
  // While mail bounces a step-up by SMS is possible, so new recipients are stopped until the e-mail is corrected.
  if ((await unprovenOf(work, userId)).email === 'bounced') return new Date(work.now.getTime() + QUIET_MS)
  const changedAt = await store.contactChangedAt(work, userId)
  const until = changedAt && new Date(changedAt.getTime() + QUIET_MS)
  return until !== undefined && until > work.now ? until : undefined
}

export type What = 'email' | 'phone'

/** The normalized form of a typed e-mail or phone. Refuses what is none, and a phone that receives no codes. */
export async function contactTyped(
  work: Work,
  what: What,
  typed: string,
): Promise<string | Refusal<'fields-wrong'>> {
  const address = what === 'email' ? parseEmail(typed) : normalPhone(typed)
  if (address === undefined) return refuse('fields-wrong', {}, [{ at: what, fault: 'wrong-format' }])
  const fault = what === 'phone' ? phoneFault(await phoneRules(work), address) : undefined
  return fault === undefined ? address : refuse('fields-wrong', {}, [{ at: what, fault }])
}

/** Stores the replaced e-mail or phone of a user, and emits `contactChanged`, whose subscriber notifies it. */
export async function leaveFormer(work: Work, userId: Id<'user'>, what: What, former: string): Promise<void> {
  const formerAddressId = await store.keepFormerAddress(work, userId, what, former)
  await work.emit({ name: accessEvents.contactChanged, subject: userId, facts: { what, formerAddressId } })
}

/**
 * Sends a code to a new e-mail or phone of the user. An e-mail of another user gets no code and the same response; the
 * current one is refused if it is proven.
 */
export async function askForContact(
  work: Work,
  userId: Id<'user'>,
  what: What,
  typed: string,
): Promise<SentCode | Refusal<'fields-wrong' | 'too-many-codes'>> {
  const address = await contactTyped(work, what, typed)
  if (isRefusal(address)) return address
  const holder = what === 'email' ? await credentialsOf(work, 'user', address) : undefined
  const silent = holder !== undefined && holder.id !== userId
  const { [what]: own } = (await store.contactsOf(work, [userId])).get(userId) ?? {}
  const isOwn = own === address
  // An own address that is not proven gets a code: the code proves it.
  if (isOwn && (await unprovenOf(work, userId))[what] === undefined)
    return refuse('fields-wrong', {}, [{ at: what, fault: 'same-as-now' }])
  return sendCode(work, { userId, what, address, silent, own: isOwn })
}

/**
 * Sends a code to the user's current e-mail or phone, if it is unverified or mail to it bounced. Changes nothing and
 * needs no step-up.
 */
export async function askToProve(
  work: Work,
  userId: Id<'user'>,
  what: What,
): Promise<SentCode | Refusal<'item-closed' | 'phone-not-served' | 'too-many-codes'>> {
  const address = (await store.contactsOf(work, [userId])).get(userId)?.[what]
  const why = (await unprovenOf(work, userId))[what]
  if (address === undefined || why === undefined) return refuse('item-closed')
  if (what === 'phone' && phoneFault(await phoneRules(work), address) !== undefined)
    return refuse('phone-not-served')
  return sendCode(work, { userId, what, address, silent: false, own: true })
}

interface SentCode {
  /** Masked. */
  readonly sentTo: string
  readonly expiresAt: Date
}

interface ContactCode {
  readonly userId: Id<'user'>
  readonly what: What
  readonly address: string
  readonly silent: boolean
  /** Whether the account already has this address. */
  readonly own: boolean
}

async function sendCode(
  work: Work,
  { userId, what, address, silent, own }: ContactCode,
): Promise<SentCode | Refusal<'too-many-codes'>> {
  const channel = what === 'email' ? 'mail' : 'sms'
  const issued = await issueCode(work, { purpose: what, subject: userId, channel, address, silent, own })
  if (isRefusal(issued)) return issued
  const sentTo = what === 'email' ? maskedEmail(address) : maskedPhone(address)
  return { sentTo, expiresAt: issued.expiresAt }
}

/** Applies the contact that the code proves, and notifies the former address when it differs. */
export async function putContactInForce(
  work: Work,
  userId: Id<'user'>,
  what: What,
  right: RightCode,
): Promise<true | Refusal<'code-expired'>> {
  const spent = await spendCode(work, right)
  if (isRefusal(spent)) return spent
  const before = await store.lockContact(work, userId)
  const former = what === 'email' ? before.email : before.phone
  if (what === 'email') {
    if (!(await store.setEmail(work, userId, right.address))) return refuse('code-expired')
  } else if (former !== right.address) await store.setPhone(work, userId, right.address)
  if (what === 'phone') await store.markPhoneVerified(work, userId)
  await settleContact(work, userId)
  if (former !== undefined && former !== right.address) await leaveFormer(work, userId, what, former)
  return true
}
