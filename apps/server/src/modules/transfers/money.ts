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

/** Conversion: the customer's pesos buy the recipient's money at the locked rate; fee, IVA and spread are only held. */
export const convertedJournal = (transfer: Transfer, figures: Figures): Journal =>
  journal(transfer, 'converted', [
    ...move(funds(transfer), position('CLP'), figures.midValueMinor),
    ...earnings(transfer, figures).flatMap(({ code, amountMinor, pending }) =>
      hold(pending, funds(transfer), account(code, 'CLP'), amountMinor),
    ),
    ...move(position(transfer.currency), payoutFunds(transfer), transfer.receiveMinor),
  ])

/** The rail has the payout. */
export const submittedJournal = (transfer: Transfer): Journal =>
  journal(
    transfer,
    'payout-submitted',
    move(payoutFunds(transfer), inFlight(transfer), transfer.receiveMinor),
  )

/** The recipient has the money: it left our account there, and now the fee, its IVA and the spread are earned. */
export const deliveredJournal = (transfer: Transfer, figures: Figures): Journal =>
  journal(transfer, 'delivered', [
    ...move(inFlight(transfer), account('nostro', transfer.currency), transfer.receiveMinor),
    ...earnings(transfer, figures).map(({ pending }) => ({ post: pending })),
  ])

/**
 * The payout failed before anyone was paid: nothing is earned and every peso is the customer's again.
 * What the recipient's money is worth today against what it cost is the operator's result.
 */
export const undeliveredJournal = (
  transfer: Transfer,
  figures: Figures,
  from: 'payout-funds' | 'payout-clearing',
  worthTodayMinor: bigint,
): Journal =>
  journal(transfer, 'undelivered', [
    ...move(
      from === 'payout-funds' ? payoutFunds(transfer) : inFlight(transfer),
      position(transfer.currency),
      transfer.receiveMinor,
    ),
    ...earnings(transfer, figures).map(({ pending }) => ({ void: pending })),
    ...move(position('CLP'), funds(transfer), worthTodayMinor),
    ...move(account('fx-returns', 'CLP'), funds(transfer), figures.midValueMinor - worthTodayMinor),
  ])

/** The money came back after delivery: it is worth what it is worth today, at most what was paid. The fee stays earned. */
export const returnedJournal = (transfer: Transfer, worthTodayMinor: bigint, backMinor: bigint): Journal =>
  journal(transfer, 'returned', [
    ...move(account('nostro', transfer.currency), position(transfer.currency), transfer.receiveMinor),
    ...move(position('CLP'), funds(transfer), backMinor),
    ...move(position('CLP'), account('fx-returns', 'CLP'), worthTodayMinor - backMinor),
  ])
