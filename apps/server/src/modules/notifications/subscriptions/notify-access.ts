import { toWireId, type Id } from '@puente/contract'
import { accessEvents, codeToSend, codeWasSent, contactsOf, formerAddress } from '../../access/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import type { Moments } from '../template-facts.ts'
import { deleteOfDevice } from '../push/subscriptions.store.ts'
import { notify, notifyBySms, type Cause } from '../send-message.ts'
import { notifyColleagues } from './notify-members.ts'

const MINUTE_MS = 60_000

/** Sends a code to the address that it proves. The code is then stored only in the message. */
async function sendCode(work: Work, cause: Cause, codeId: string, subject: string): Promise<void> {
  const code = await codeToSend(work, codeId)
  if (code === undefined) return
  const minutes = Math.ceil((code.expiresAt.getTime() - work.realNow.getTime()) / MINUTE_MS)
  const how = { to: [{ address: code.address }], goodUntil: code.expiresAt }
  if (code.purpose === 'invitation') {
    const facts = { staffId: toWireId('staff', subject), code: code.code, hours: Math.round(minutes / 60) }
    await notify(work, cause, { template: 'staff-invited', facts, ...how })
    return codeWasSent(work, codeId)
  }
  const message = {
    template: 'code' as const,
    facts: { purpose: code.purpose, code: code.code, minutes },
    ...how,
  }
  await (code.channel === 'mail' ? notify(work, cause, message) : notifyBySms(work, cause, message))
  await codeWasSent(work, codeId)
}

/**
 * Notifies the replaced address, because a person who took the account over cannot read it, and the other administrators of
 * the user's companies.
 */
async function notifyContactChanged(
  work: Work,
  cause: Cause,
  userId: Id<'user'>,
  formerAddressId: string,
): Promise<void> {
  const former = await formerAddress(work, formerAddressId)
  if (former === undefined) return
  const message = {
    template: 'contact-changed' as const,
    facts: { what: former.what, at: work.now.toISOString() },
    to: [{ address: former.address }],
  }
  await (former.what === 'email' ? notify(work, cause, message) : notifyBySms(work, cause, message))
  await notifyColleagues(work, cause, userId, former.what)
}

/** Notifies a user about their own access. Events of the same name about staff are ignored. */
export async function notifyAccess(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  if (name === accessEvents.codeIssued) return sendCode(work, cause, String(facts['codeId']), subject)
  if (name === accessEvents.contactChanged)
    return notifyContactChanged(work, cause, subject, String(facts['formerAddressId']))
  if (name === accessEvents.deviceSignedOut) return deleteOfDevice(work, String(facts['deviceId']))
  if (!(await contactsOf(work, [subject])).has(subject)) return
  const to = [{ userId: subject }]
  const at = work.now.toISOString()
  switch (name) {
    case accessEvents.emailKnown:
      return notify(work, cause, { template: 'email-known', facts: {}, to })
    case accessEvents.passwordChanged:
      return notify(work, cause, { template: 'password-changed', facts: { at }, to })
    case accessEvents.newDevice:
      return notify(work, cause, { template: 'new-device', facts: { at }, to })
    case accessEvents.factorChanged:
      return notify(work, cause, { template: 'factor-changed', facts: { at, ...factorOf(facts) }, to })
  }
}

const factorOf = (facts: DeliveredEvent['facts']): Omit<Moments['factor-changed'], 'at'> =>
  ({ factor: facts['factor'], change: facts['change'] }) as Omit<Moments['factor-changed'], 'at'>
