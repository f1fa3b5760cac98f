import { z } from 'zod/mini'
import { proposalHead } from '../approvals/shapes.ts'
import { pendingKinds, pendingPaths, pendingActors } from '../pending/kinds.ts'
import { priceShape } from '../quotes/endpoints.ts'
import { instant, moneyShape, text, wireId, pesos } from '../shapes.ts'
import { allActionReasons, correctionReasons, transferActions } from './words.ts'

/**
 * A decision of the customer about money that did not arrive as ordered: it was too little, it arrived after
 * the deadline, or a hold lasted until the locked rate had expired.
 */
export const choiceShape = z.strictObject({
  kind: z.enum(['short', 'late', 'held']),
  /** Without an answer until then, the money is refunded. */
  dueAt: instant,
  received: moneyShape,
  /** What "send" would mean; absent while a late payment waits for a reliable rate. */
  offer: z.optional(
    z.strictObject({
      price: priceShape,
      /**
       * What would have to be paid before `dueAt`. An amount to receive that the customer fixed does not
       * change.
       */
      missing: moneyShape,
    }),
  ),
})

/** What a transfer on hold waits for, as the customer reads it: identity or documents. */
export const neutralClasses = ['identity', 'documents'] as const

/**
 * A hold: a pending item of the customer stopped the transfer before its conversion. The received pesos are
 * unchanged.
 */
export const holdShape = z.strictObject({
  /** The outstanding item and where it is settled; absent once it is settled. */
  item: z.optional(
    z.strictObject({
      kind: z.enum(pendingKinds),
      class: z.enum(neutralClasses),
      path: z.enum(pendingPaths),
      turn: z.enum(pendingActors),
      /** Whether the caller may settle it; otherwise another member of their company must. */
      mine: z.boolean(),
    }),
  ),
  /** If it is settled until then, the transfer continues automatically at its locked rate. */
  rateUntil: instant,
  /** Without a decision until then, the money is refunded. */
  givesUpAt: instant,
})

/**
 * A returned payout. In the state "needs-correction" the customer has to correct it; in "returned", staff
 * have to act.
 */
export const correctionShape = z.strictObject({
  reason: z.enum(correctionReasons),
  /** Without a decision until then, the money is refunded. */
  dueAt: instant,
  /** How many times it was paid out. */
  attempt: z.number(),
  /** The caller cannot correct it alone by the powers of the company; a refund needs no signature. */
  needsSignatures: z.optional(z.literal(true)),
  /** The refund: the full amount paid, or its value on that day less the partner's charge. */
  refund: z.strictObject({ whole: z.boolean(), chargeMinor: pesos }),
})

/** A payout whose recall the customer requested. */
export const recallShape = z.strictObject({
  requestedAt: instant,
  dueAt: instant,
  outcome: z.optional(z.enum(['asked-bank', 'not-possible'])),
})

/** Notices to the customer about an order, in addition to its state. */
export const notices = ['other-rut-payment'] as const

/** A staff proposal about a transfer, and its decision. */
export const transferActionShape = z.strictObject({
  ...proposalHead,
  transferId: wireId('transfer'),
  action: z.enum(transferActions),
  /** The reason for holding, releasing or cancelling it. */
  reason: z.optional(z.enum(allActionReasons)),
  status: z.enum(['proposed', 'confirmed', 'sent-back', 'withdrawn']),
  decidedBy: z.optional(text(200, 0)),
  decidedAt: z.optional(instant),
})
