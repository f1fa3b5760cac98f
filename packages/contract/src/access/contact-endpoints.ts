import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, text } from '../shapes.ts'

/** The e-mail address and phone number of the caller. */
const contact = z.strictObject({
  email: text(254),
  emailVerified: z.boolean(),
  phone: z.optional(text(20)),
  phoneVerified: z.boolean(),
  /** Until this instant no new recipient can be added, because the e-mail or phone was changed recently. */
  noNewRecipientsUntil: z.optional(instant),
})
export type ContactWire = z.output<typeof contact>

/** The masked e-mail or phone that the code was sent to, and when the code expires. */
const codeSent = z.strictObject({ sentTo: text(254), expiresAt: instant })
/** A code that was sent to an e-mail address or a phone. */
const contactCode = z.strictObject({ code: text(20) })

/**
 * The e-mail and phone of a user. A new one takes effect when its code is entered; the previous address is
 * notified.
 */
export const contactEndpoints = {
  getContact: endpoint({
    name: 'getContact',
    summary: 'The e-mail and phone at which the caller is reached.',
    method: 'GET',
    path: '/api/contact',
    who: 'customer',
    power: 'own',
    reply: contact,
    refusals: [],
  }),
  sendContactCode: endpoint({
    name: 'sendContactCode',
    summary:
      'Sends a code to the caller’s unverified e-mail or phone. Neither changes, so no second factor is required.',
    method: 'POST',
    path: '/api/contact/:what/codes',
    who: 'customer',
    power: 'own',
    params: z.strictObject({
      /** Which of the two receives the code. */
      what: z.enum(['email', 'phone']),
    }),
    reply: codeSent,
    status: 202,
    refusals: ['item-closed', 'phone-not-served', 'too-many-codes'],
  }),
  changeEmail: endpoint({
    name: 'changeEmail',
    summary: 'Sends a code to a new e-mail of the caller, or to the current one to verify it.',
    method: 'PUT',
    path: '/api/contact/email',
    who: 'customer',
    power: 'own',
    stepUp: true,
    body: z.strictObject({ email: text(254, 3) }),
    reply: codeSent,
    status: 202,
    refusals: ['fields-wrong', 'too-many-codes'],
  }),
  verifyEmail: endpoint({
    name: 'verifyEmail',
    summary: 'Puts the new e-mail in force with the code that it received.',
    method: 'POST',
    path: '/api/contact/email/verification',
    who: 'customer',
    power: 'own',
    body: contactCode,
    reply: contact,
    refusals: ['code-wrong', 'code-expired'],
  }),
  changePhone: endpoint({
    name: 'changePhone',
    summary: 'Sends a code to a new phone of the caller, or to the current one to verify it.',
    method: 'PUT',
    path: '/api/contact/phone',
    who: 'customer',
    power: 'own',
    stepUp: true,
    body: z.strictObject({ phone: text(40) }),
    reply: codeSent,
    status: 202,
    refusals: ['fields-wrong', 'too-many-codes'],
  }),
  verifyPhone: endpoint({
    name: 'verifyPhone',
    summary: 'Puts the new phone in force with the code that it received.',
    method: 'POST',
    path: '/api/contact/phone/verification',
    who: 'customer',
    power: 'own',
    body: contactCode,
    reply: contact,
    refusals: ['code-wrong', 'code-expired'],
  }),
} as const
