import { z } from 'zod/mini'
import { instant, moneyShape, text, wireId } from '../shapes.ts'
import { termsKinds } from '../terms/words.ts'
import { riskContribution } from './risk/staff-risk.ts'
import { consentStandings } from './staff-words.ts'
import { customerRisks } from './words.ts'

/** Where a customer stands now. */
export const customerStanding = z.strictObject({
  /** Transfers that have not ended. */
  underWay: z.int(),
  /** Since when the account is being closed; absent once it is closed. */
  closingSince: z.optional(instant),
  /** Open debts from payments that a bank reversed. */
  debts: z.strictObject({ count: z.int(), outstanding: moneyShape }),
  /** The conversation with the latest message. */
  lastContact: z.optional(z.strictObject({ at: instant, threadId: wireId('thread'), folio: text(20) })),
  /** The risk in force and the facts with most points; for analyst and officer only. */
  risk: z.optional(
    z.strictObject({
      risk: z.enum(customerRisks),
      score: z.optional(z.int()),
      /** Whether a person set it instead of the score. */
      isSet: z.boolean(),
      reasons: z.array(riskContribution),
      /** Since when two people have to decide whether the exposed customer stays. */
      exposedSince: z.optional(instant),
    }),
  ),
  /** Screening hits of transfers and of names: those to decide, and those decided; for analyst and officer only. */
  hits: z.optional(z.strictObject({ open: z.int(), decided: z.int() })),
  /** Proposals about the customer that wait for a second person; for analyst and officer only. */
  proposals: z.optional(z.int()),
  /** For each legal text, what the members accepted. */
  consents: z.array(z.strictObject({ text: z.enum(termsKinds), standing: z.enum(consentStandings) })),
})
export type CustomerStanding = z.output<typeof customerStanding>
