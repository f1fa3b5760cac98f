import { toWireId, type Id, type RecipientKind } from '@puente/contract'
import type { RecipientFormWire } from '@puente/contract/customer'

type FormState = RecipientFormWire['status']

const DAY_MS = 24 * 3_600_000

/** How long links and proposals are valid, in real time, and the maximum number of open forms of a customer. */
export const recipientFormRules = {
  linkMs: 7 * DAY_MS,
  proposalMs: 30 * DAY_MS,
  /** How long an ended form is kept, so that its link can tell why it ended. */
  endedMs: 30 * DAY_MS,
  openMax: 30,
} as const

/** What a recipient sent, checked by the corridor. */
export interface Proposal {
  readonly at: Date
  readonly kind: RecipientKind
  readonly name: string
  readonly details: Readonly<Record<string, string>>
}

/** A form that a customer shares with a recipient. */
export interface RecipientForm {
  readonly id: Id<'recipient-form'>
  readonly customerId: Id<'customer'>
  readonly corridorId: string
  readonly country: string
  readonly alias: string | undefined
  readonly status: Exclude<FormState, 'expired'>
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly proposal: Proposal | undefined
}

/** The state of a form at a time. */
export const stateOfForm = (
  { status, expiresAt }: Pick<RecipientForm, 'status' | 'expiresAt'>,
  now: Date,
): FormState => ((status === 'open' || status === 'filled') && expiresAt <= now ? 'expired' : status)

/** A form for its customer, at this instant. */
export const toFormWire = (form: RecipientForm, now: Date, accountEnding: string): RecipientFormWire => ({
  id: toWireId('recipient-form', form.id),
  corridorId: form.corridorId,
  country: form.country,
  ...(form.alias === undefined ? {} : { alias: form.alias }),
  status: stateOfForm(form, now),
  createdAt: form.createdAt.toISOString(),
  expiresAt: form.expiresAt.toISOString(),
  ...(form.proposal === undefined
    ? {}
    : {
        proposal: {
          at: form.proposal.at.toISOString(),
          kind: form.proposal.kind,
          name: form.proposal.name,
          details: { ...form.proposal.details },
          accountEnding,
        },
      }),
})
