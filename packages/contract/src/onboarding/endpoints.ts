import { z } from 'zod/mini'
import { customerSession } from '../access/endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { addressDraft, addressShape } from '../localities/addresses.ts'
import { countryCode } from '../localities/endpoints.ts'
import { exposures } from '../requirements/level-words.ts'
import { instant, text, wireId } from '../shapes.ts'
import { applicationAsks, applicationFields, applicationReasons, applicationStatuses } from './words.ts'

const version = z.int()
const registrationId = z.strictObject({ id: wireId('registration') })
/** A code that was sent to verify a contact. */
const registrationCode = z.strictObject({ code: text(20) })
/** The masked address of a code: 'a•••@correo.cl', '+56 ••• 78'. */
const sent = z.strictObject({ sentTo: text(254) })

export const startRegistration = endpoint({
  name: 'startRegistration',
  summary: 'Starts a registration and mails a code; the response is the same for a known address.',
  method: 'POST',
  path: '/api/registrations',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 60 },
  body: z.strictObject({
    givenNames: text(100),
    surnames: text(100),
    email: text(254, 3),
    password: text(200),
    /** The accepted versions. */
    accepts: z.strictObject({ termsOfUse: version, privacyNotice: version }),
    /** The invitation code; an unknown code is ignored. */
    invitationCode: z.optional(text(20)),
  }),
  reply: z.strictObject({ registrationId: wireId('registration'), ...sent.shape }),
  status: 202,
  refusals: ['fields-wrong', 'too-many-requests', 'too-many-codes'],
})

export const resendRegistrationCode = endpoint({
  name: 'resendRegistrationCode',
  summary: 'Sends another code for a registration; only the newest one counts.',
  method: 'POST',
  path: '/api/registrations/:id/codes',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 60 },
  params: registrationId,
  reply: sent,
  status: 202,
  refusals: ['registration-expired', 'too-many-requests', 'too-many-codes'],
})

export const verifyRegistration = endpoint({
  name: 'verifyRegistration',
  summary: 'Verifies the e-mail with its code: creates the account and opens a session.',
  method: 'POST',
  path: '/api/registrations/:id/verification',
  who: 'anyone',
  params: registrationId,
  body: registrationCode,
  reply: customerSession,
  status: 201,
  refusals: ['registration-expired', 'code-wrong', 'code-expired'],
})

/** A field with an empty text is removed from the application; an omitted field stays unchanged. */
const applicationDraft = z.strictObject({
  givenNames: z.optional(text(100, 0)),
  surnames: z.optional(text(100, 0)),
  rut: z.optional(text(20, 0)),
  /** YYYY-MM-DD */
  birthDate: z.optional(text(10, 0)),
  /** ISO 3166-1 alpha-2. */
  nationality: z.optional(text(2, 0)),
  documentNumber: z.optional(text(20, 0)),
  address: z.optional(addressDraft),
  /** In the Chilean or international format: +56 9 1234 5678. */
  phone: z.optional(text(30, 0)),
  occupation: z.optional(text(100, 0)),
  /** Whether the person is politically exposed: one of `none`, `self`, `relative` and `associate`. */
  exposure: z.optional(text(20, 0)),
})
export type ApplicationDraft = z.output<typeof applicationDraft>

/** What a person stated in their application. */
const applicationFile = z.strictObject({
  givenNames: z.optional(text(100)),
  surnames: z.optional(text(100)),
  /** With dots: 12.345.678-5 */
  rut: z.optional(text(20)),
  birthDate: z.optional(text(10)),
  nationality: z.optional(countryCode),
  documentNumber: z.optional(text(20)),
  address: z.optional(addressShape),
  /** E.164: +56912345678 */
  phone: z.optional(text(20)),
  occupation: z.optional(text(100)),
  exposure: z.optional(z.enum(exposures)),
})

/** The identity application of a person: what is given, what is missing, and its status. */
export const application = z.strictObject({
  status: z.enum(applicationStatuses),
  reasons: z.array(z.enum(applicationReasons)),
  /** What staff asked the customer to review; absent without a specific request. */
  asks: z.optional(z.array(z.enum(applicationAsks))),
  file: applicationFile,
  phoneVerified: z.boolean(),
  /**
   * The missing fields, in the order in which they are requested; empty when the application may be
   * submitted.
   */
  missing: z.array(z.enum(applicationFields)),
  /** How often the application may still be submitted within 24 hours before staff review it. */
  attemptsLeft: z.number(),
  submittedAt: z.optional(instant),
  /** The deadline of staff's answer, while the application waits for them. */
  answerBy: z.optional(instant),
})
export type ApplicationWire = z.output<typeof application>

export const getApplication = endpoint({
  name: 'getApplication',
  summary: 'The application of the signed-in person: given facts, missing facts and state.',
  method: 'GET',
  path: '/api/application',
  who: 'customer',
  power: 'read',
  reply: application,
  refusals: [],
})

export const saveApplication = endpoint({
  name: 'saveApplication',
  summary: 'Stores parts of the application as a draft; faults are reported by field.',
  method: 'PUT',
  path: '/api/application',
  who: 'customer',
  power: 'administer',
  body: applicationDraft,
  reply: application,
  refusals: ['fields-wrong', 'application-closed'],
})

/** The first phone of a newcomer needs no step-up; another phone in place of a verified one is a change of contact. */
const replacingPhone = {
  when: 'the application’s phone is another one than the caller’s verified phone',
} as const

export const sendPhoneCode = endpoint({
  name: 'sendPhoneCode',
  summary: 'Sends a code by SMS to the phone of the application.',
  method: 'POST',
  path: '/api/application/phone-codes',
  who: 'customer',
  power: 'administer',
  stepUp: replacingPhone,
  reply: z.strictObject({ ...sent.shape, expiresAt: instant }),
  status: 202,
  refusals: ['fields-wrong', 'application-closed', 'too-many-codes'],
})

export const verifyApplicationPhone = endpoint({
  name: 'verifyApplicationPhone',
  summary: 'Verifies the phone of the application with the code that was sent to it.',
  method: 'POST',
  path: '/api/application/phone-verification',
  who: 'customer',
  power: 'administer',
  stepUp: replacingPhone,
  body: registrationCode,
  reply: application,
  refusals: ['code-wrong', 'code-expired', 'application-closed'],
})

export const submitApplication = endpoint({
  name: 'submitApplication',
  summary: 'Submits the application; the registry’s answer changes its state.',
  method: 'POST',
  path: '/api/application/submission',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  reply: application,
  status: 202,
  refusals: ['application-incomplete', 'application-closed'],
})
