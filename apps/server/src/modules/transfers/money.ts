import type { Id } from '@puente/contract'
import type { Journal, Leg } from '@puente/ledger'
import { derivedId } from '../../platform/ids.ts'
import { account, hold, move } from '../books/index.ts'
import type { Transfer } from './transfer.ts'

/** The figures of a price for the books, in minor units. */
export interface Figures {
  readonly feeNetMinor: bigint
  readonly feeIvaMinor: bigint
  readonly spreadMinor: bigint
  readonly residueMinor: bigint
  readonly midValueMinor: bigint
}

const funds = (transfer: Transfer) => account('client-funds', 'CLP', transfer.id)
const payoutFunds = (transfer: Transfer) => account('payout-funds', transfer.currency, transfer.id)
const inFlight = (transfer: Transfer) => account('payout-clearing', transfer.currency)
const position = (currency: string) => account('fx-position', currency)

/** The operator's earnings: pending at conversion, posted at delivery, otherwise voided. */
const earnings = (transfer: Transfer, figures: Figures) =>
  (
    [
      ['fee-income', figures.feeNetMinor],
      ['iva-payable', figures.feeIvaMinor],
      ['spread-income', figures.spreadMinor],
      ['rounding', figures.residueMinor],
    ] as const
  )
    .filter(([, amountMinor]) => amountMinor > 0n)
    .map(([code, amountMinor]) => ({ code, amountMinor, pending: derivedId('hold', code, transfer.id) }))

const journal = (
  transfer: Transfer,
  kind: string,
  legs: readonly Leg[],
  ...more: readonly string[]
): Journal => ({
  id: derivedId(kind, transfer.id, ...more),
  kind: `transfer-${kind}`,
  subject: transfer.id,
  legs,
})

/** Ids of all journals that one attempt may have: submission, delivery, return, and what followed. */
export const attemptJournals = (transferId: Id<'transfer'>, attempt: number): string[] =>
  [
    'payout-submitted',
    'delivered',
    'payout-came-back',
    'undelivered',
    'reconverted',
    'paid-after-all',
    'claim-returned',
    'claim-delivered',
    'claim-written-off',
  ].map((kind) => derivedId(kind, transferId, String(attempt)))

/**
 * Conversion: the customer's pesos buy the recipient's currency at the locked rate; fee, IVA and spread stay pending.
 */
export const convertedJournal = (transfer: Transfer, figures: Figures): Journal =>
  journal(transfer, 'converted', [
    ...move(funds(transfer), position('CLP'), figures.midValueMinor),
    ...earnings(transfer, figures).flatMap(({ code, amountMinor, pending }) =>
      hold(pending, funds(transfer), account(code, 'CLP'), amountMinor),
    ),
    ...move(position(transfer.currency), payoutFunds(transfer), transfer.receiveMinor),
  ])

/** The rail has accepted this attempt. */
export const submittedJournal = (transfer: Transfer, attempt: number): Journal =>
  journal(
    transfer,
    'payout-submitted',
    move(payoutFunds(transfer), inFlight(transfer), transfer.receiveMinor),
    String(attempt),
  )

/**
 * The recipient has the money: it has left the nostro account. The first delivery earns fee, IVA and spread; a later
 * one earns nothing.
 */
export const deliveredJournal = (
  transfer: Transfer,
  figures: Figures,
  attempt: number,
  isFirst: boolean,
): Journal =>
  journal(
    transfer,
    'delivered',
    [
      ...move(inFlight(transfer), account('nostro', transfer.currency), transfer.receiveMinor),
      ...(isFirst ? earnings(transfer, figures).map(({ pending }) => ({ post: pending })) : []),
    ],
    String(attempt),
  )

/**
 * An attempt was rejected or returned: the money stays bought, on the account where it was before the submission.
 * Nothing is earned or refunded.
 */
export const cameBackJournal = (
  transfer: Transfer,
  attempt: number,
  from: 'payout-clearing' | 'nostro',
): Journal =>
  journal(
    transfer,
    'payout-came-back',
    move(account(from, transfer.currency), payoutFunds(transfer), transfer.receiveMinor),
    String(attempt),
  )

/** A receivable from a rail for one attempt. */
interface Owed {
  readonly attempt: number
  readonly currency: string
  readonly amountMinor: bigint
}

/**
 * The rail paid an attempt that it had rejected, after the money was used otherwise: it has left the nostro account.
 */
export const railReceivableJournal = (
  transfer: Transfer,
  { attempt, currency, amountMinor }: Owed,
): Journal =>
  journal(
    transfer,
    'paid-after-all',
    move(account('partner-receivable', currency), account('nostro', currency), amountMinor),
    String(attempt),
  )

/** A receivable from a rail was repaid, turned out to be the delivery, or was written off. */
export const railReceivableEndedJournal = (
  transfer: Transfer,
  { attempt, currency, amountMinor }: Owed,
  outcome: 'returned' | 'delivered' | 'written-off',
  from: 'partner-receivable' | 'payout-losses',
): Journal =>
  journal(
    transfer,
    `claim-${outcome}`,
    move(
      account(outcome === 'written-off' ? 'payout-losses' : 'nostro', currency),
      account(from, currency),
      amountMinor,
    ),
    String(attempt),
  )

/**
 * Refund before any payout was paid: nothing is earned, and all pesos are the customer's again.
 * The difference between the present value of the bought currency and its cost is the operator's result.
 */
export const undeliveredJournal = (
  transfer: Transfer,
  figures: Figures,
  attempt: number,
  worthTodayMinor: bigint,
): Journal =>
  journal(
    transfer,
    'undelivered',
    [
      ...move(payoutFunds(transfer), position(transfer.currency), transfer.receiveMinor),
      ...earnings(transfer, figures).map(({ pending }) => ({ void: pending })),
      ...move(position('CLP'), funds(transfer), worthTodayMinor),
      ...move(account('fx-returns', 'CLP'), funds(transfer), figures.midValueMinor - worthTodayMinor),
    ],
    String(attempt),
  )

/** How money refunded at the day's rate is divided, in CLP. */
export interface Reconverted {
  readonly worthTodayMinor: bigint
  /** The partner's charge for the return. */
  readonly chargeMinor: bigint
  /** Pending fee, IVA and spread that are not earned; zero after a delivery. */
  readonly releasedMinor: bigint
  /** The customer's refund, at most the amount paid. */
  readonly backMinor: bigint
}

/** Refund at the day's rate less the partner's charge. An exchange gain above the amount paid is the operator's. */
export const reconvertedJournal = (
  transfer: Transfer,
  figures: Figures,
  attempt: number,
  { worthTodayMinor, chargeMinor, releasedMinor, backMinor }: Reconverted,
): Journal => {
  const bought = backMinor - releasedMinor
  return journal(
    transfer,
    'reconverted',
    [
      ...move(payoutFunds(transfer), position(transfer.currency), transfer.receiveMinor),
      ...(releasedMinor > 0n ? earnings(transfer, figures).map(({ pending }) => ({ void: pending })) : []),
      ...move(position('CLP'), funds(transfer), bought),
      ...move(position('CLP'), account('return-charges', 'CLP'), chargeMinor),
      ...move(position('CLP'), account('fx-returns', 'CLP'), worthTodayMinor - chargeMinor - bought),
    ],
    String(attempt),
  )
}
