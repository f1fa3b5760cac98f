import { z } from 'zod/mini'
import { pendingKinds, pendingPaths, pendingTurns } from '../pending/kinds.ts'
import { priceShape } from '../quotes/endpoints.ts'
import { instant, moneyShape, text, wireId, pesos } from '../shapes.ts'
import { correctionReasons, transferActions } from './words.ts'

/**
 * What the customer must decide: too little arrived in time, the money came after the deadline, or what they owed held
 * it until its rate was over.
 */
export const choiceShape = z.strictObject({
  kind: z.enum(['short', 'late', 'held']),
  /** Without an answer until then, the money goes back. */
  dueAt: instant,
  received: moneyShape,
  /** What "send" would mean; absent while a late payment waits for a reliable rate. */
  offer: z.optional(
    z.strictObject({
      price: priceShape,
      /** What would still have to be paid before `dueAt`: an amount to receive that was fixed stays fixed. */
      missing: moneyShape,
    }),
  ),
})

/** What the customer is told that a held transfer waits for: who they are, or papers. */
export const neutralClasses = ['identity', 'documents'] as const

/** Something the customer owes stopped the transfer before its conversion; the pesos are as they were. */
export const holdShape = z.strictObject({
  /** What is owed now, and where it is settled; absent once it is. */
  item: z.optional(
    z.strictObject({
      kind: z.enum(pendingKinds),
      class: z.enum(neutralClasses),
      path: z.enum(pendingPaths),
      turn: z.enum(pendingTurns),
      /** Whether it is a task of whoever reads, or of another member of their company. */
      mine: z.boolean(),
    }),
  ),
  /** Settled until then, it goes on at its locked rate by itself. */
  rateUntil: instant,
  /** Not decided until then, the money goes back. */
  givesUpAt: instant,
})

/** A payout that came back. In the state "needs-correction" the customer corrects; in "returned" people of ours act. */
export const correctionShape = z.strictObject({
  reason: z.enum(correctionReasons),
  /** Without a decision until then, the money goes back. */
  dueAt: instant,
  /** How many times it was paid out. */
  attempt: z.number(),
  /** What a refund would be: everything that was paid, or what it is worth that day less the partner's charge. */
  refund: z.strictObject({ whole: z.boolean(), chargeMinor: pesos }),
})

/** A payout that the customer asked back. */
export const recallShape = z.strictObject({
  requestedAt: instant,
  dueAt: instant,
  outcome: z.optional(z.enum(['asked-bank', 'not-possible'])),
})

/** What a customer should know about an order besides its state. */
export const notices = ['other-rut-payment'] as const

/** Something one member of staff proposed about a transfer, and what another said to it. */
export const transferActionShape = z.strictObject({
  /** The proposal’s. */
  id: wireId('prp'),
  transferId: wireId('trf'),
  action: z.enum(transferActions),
  note: text(1000),
  status: z.enum(['proposed', 'confirmed', 'sent-back', 'withdrawn']),
  by: text(200, 0),
  byId: wireId('stf'),
  at: instant,
  decidedBy: z.optional(text(200, 0)),
  decidedAt: z.optional(instant),
})
