import type { Journal, Leg } from '@puente/ledger'
import { derivedId } from '../../platform/ids.ts'
import { account, hold, move } from '../books/index.ts'
import type { Transfer } from './transfer.ts'

/** The figures of a price that the books need, in minor units. */
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

/** What the operator earns if the money arrives: held at conversion, posted at delivery, released otherwise. */
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

/** Everything that may have been booked about one attempt to pay: with the rail, delivered, back, and what then became of it. */
export const attemptJournals = (transferId: string, attempt: number): string[] =>
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

/** Conversion: the customer's pesos buy the recipient's money at the locked rate; fee, IVA and spread are only held. */
export const convertedJournal = (transfer: Transfer, figures: Figures): Journal =>
  journal(transfer, 'converted', [
    ...move(funds(transfer), position('CLP'), figures.midValueMinor),
    ...earnings(transfer, figures).flatMap(({ code, amountMinor, pending }) =>
      hold(pending, funds(transfer), account(code, 'CLP'), amountMinor),
    ),
    ...move(position(transfer.currency), payoutFunds(transfer), transfer.receiveMinor),
  ])

/** The rail has this attempt to pay. */
export const submittedJournal = (transfer: Transfer, attempt: number): Journal =>
  journal(
    transfer,
    'payout-submitted',
    move(payoutFunds(transfer), inFlight(transfer), transfer.receiveMinor),
    String(attempt),
  )

/**
 * The recipient has the money: it left our account there. The fee, its IVA and the spread are earned by the first
 * delivery, and by no later one.
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

/** An attempt to pay came back: the money stays bought, where it lay before the rail had it. Nothing is earned or refunded. */
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

/** What a rail owes for one attempt. */
interface Owed {
  readonly attempt: number
  readonly currency: string
  readonly amountMinor: bigint
}

/** The rail paid an attempt that it had rejected, after its money had gone another way: it left our account there. */
export const claimedJournal = (transfer: Transfer, { attempt, currency, amountMinor }: Owed): Journal =>
  journal(
    transfer,
    'paid-after-all',
    move(account('partner-receivable', currency), account('nostro', currency), amountMinor),
    String(attempt),
  )

/** What a rail owed is back, was a delivery after all, or is given up. */
export const claimEndedJournal = (
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
 * Refunded before anyone was paid: nothing is earned and every peso is the customer's again.
 * What the recipient's money is worth today against what it cost is the operator's result.
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

/** How money that is given back at the day's rate is divided, in CLP. */
export interface Reconverted {
  readonly worthTodayMinor: bigint
  /** What the partner charges for giving it back. */
  readonly chargeMinor: bigint
  /** What was held for fee, IVA and spread, and is not earned; nothing once it was delivered. */
  readonly releasedMinor: bigint
  /** What the customer gets, at most what was paid. */
  readonly backMinor: bigint
}

/** Refunded at the day's rate less the partner's charge. Above what was paid, the exchange result is the operator's. */
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
