import { z } from 'zod/mini'
import { memberRoles } from '../access/powers.ts'
import { customerKinds } from '../access/words.ts'
import { applicationStatuses, identityStates } from '../onboarding/words.ts'
import { instant, moneyShape, text, wireId } from '../shapes.ts'
import { threadKinds, threadStates } from '../support/words.ts'
import { termsKinds } from '../terms/words.ts'
import { staffTransferSummary } from '../transfers/staff-endpoints.ts'
import { customerRestrictions } from './restrictions/staff-restrictions.ts'
import { customerStanding } from './staff-standing.ts'
import { customerLevels, customerStatuses, holdClasses, noteAudiences } from './staff-words.ts'
import { customerRisks } from './words.ts'

/** A customer as lists show it. */
export const customerSummary = z.strictObject({
  id: wireId('customer'),
  kind: z.enum(customerKinds),
  name: text(200),
  /** Absent until the identity is confirmed. */
  rut: z.optional(text(14)),
  status: z.enum(customerStatuses),
  level: z.enum(customerLevels),
  identity: z.enum(identityStates),
  createdAt: instant,
})
export type CustomerSummary = z.output<typeof customerSummary>

/** A note of staff about a customer. */
export const customerNote = z.strictObject({
  id: wireId('note'),
  audience: z.enum(noteAudiences),
  text: text(4000),
  by: text(200, 0),
  byId: wireId('staff'),
  at: instant,
})
export type CustomerNote = z.output<typeof customerNote>

/** A published limit and how much of it is used, over a rolling window. */
const use = z.strictObject({ used: moneyShape, limit: moneyShape })

/** A count over a rolling window and its maximum; without a maximum there is no limit. */
const pace = z.strictObject({ used: z.int(), maximum: z.optional(z.int()) })

/** A version of a legal text that a user accepted. */
export const acceptedText = z.strictObject({ kind: z.enum(termsKinds), version: z.int(), at: instant })

/** A user who acts for a customer. */
export const customerMember = z.strictObject({
  id: wireId('user'),
  name: text(200),
  /** The role of the member, and since when they are a member. */
  role: z.enum(memberRoles),
  since: instant,
  email: text(254),
  emailVerified: z.boolean(),
  phone: z.optional(text(30)),
  phoneVerified: z.boolean(),
  /** Whether they have a second factor. */
  secondFactor: z.boolean(),
  /** The number of valid sessions, and of browsers that they signed in from. */
  sessions: z.int(),
  devices: z.int(),
  lastSeenAt: z.optional(instant),
  /** Since when their data is excluded from uses that no duty requires. */
  dataBlockedSince: z.optional(instant),
  accepted: z.array(acceptedText),
})
export type CustomerMember = z.output<typeof customerMember>

/** A customer as staff see it. */
export const staffCustomer = z.strictObject({
  ...customerSummary.shape,
  standing: customerStanding,
  country: text(2),
  birthDate: z.optional(text(10)),
  address: z.optional(text(300)),
  /** When the customer last confirmed their data. */
  confirmedAt: instant,
  /** The deadline of the next confirmation, which depends on the risk; for analyst and officer only. */
  confirmation: z.optional(z.strictObject({ risk: z.enum(customerRisks), dueAt: instant })),
  limits: z.strictObject({
    transfer: moneyShape,
    day: use,
    month: use,
    openOrders: z.int(),
    openOrdersMaximum: z.int(),
    ordersInHour: pace,
    ordersInDay: pace,
    newRecipientsInDay: pace,
  }),
  members: z.array(customerMember),
  application: z.optional(
    z.strictObject({
      id: wireId('application'),
      status: z.enum(applicationStatuses),
      submittedAt: z.optional(instant),
    }),
  ),
  /** The most recently used ones; `recipientCount` is the total. */
  recipients: z.array(
    z.strictObject({
      id: wireId('recipient'),
      name: text(140),
      country: text(2),
      currency: text(3),
      accountEnding: text(4),
    }),
  ),
  recipientCount: z.int(),
  /** The latest ones; the list of transfers contains all. */
  transfers: z.array(staffTransferSummary),
  threads: z.array(
    z.strictObject({
      id: wireId('thread'),
      folio: text(20),
      kind: z.enum(threadKinds),
      state: z.enum(threadStates),
      lastAt: instant,
    }),
  ),
  holds: z.array(
    z.strictObject({
      transferId: wireId('transfer'),
      transferReference: text(20),
      class: z.enum(holdClasses),
      since: instant,
      dueAt: instant,
      /** For analyst and officer only. */
      reviewId: z.optional(wireId('review')),
    }),
  ),
  notes: z.array(customerNote),
  ...customerRestrictions,
})
export type StaffCustomer = z.output<typeof staffCustomer>
