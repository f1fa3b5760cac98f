import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface RailRow {
  readonly clientReference: string
  readonly amount: string
  readonly currency: string
  readonly status: string
  /** The number of credits: more than one means that money was paid twice. */
  readonly credits: number
}

export interface BankRow {
  readonly id: string
  readonly amount: string
  readonly status: string
}

/** A mail or SMS that arrived, by our reference. */
export interface DeliveredMessage {
  readonly id: string
  readonly channel: string
  /** Real time of each attempt that the carrier accepted, in ms, the first one first. Only that one delivered it. */
  readonly acceptedAt: readonly number[]
}

/** The state of the simulated partners, independent of what they reported. */
export interface Outside {
  readonly clientMoneyMinor: bigint
  readonly operatorMoneyMinor: bigint
  readonly payments: readonly BankRow[]
  /** By our reference. */
  readonly refunds: readonly BankRow[]
  readonly payouts: readonly RailRow[]
  readonly messages: readonly DeliveredMessage[]
}

/**
 * Reads the simulated partners' database. Their HTTP interface finds only references that we know; a payout or refund
 * that we ordered and lost is found here alone.
 */
export function readOutside(dataDir: string): Outside {
  const memory = new DatabaseSync(path.join(dataDir, 'sandbox/world.sqlite'), { readOnly: true })
  try {
    const rows = <Row>(statement: string) => memory.prepare(statement).all() as Row[]
    const balances = new Map(
      rows<{ account: string; pesos: string }>('select account, pesos from bank_balance').map((row) => [
        row.account,
        BigInt(row.pesos),
      ]),
    )
    return {
      clientMoneyMinor: balances.get('client-money') ?? 0n,
      operatorMoneyMinor: balances.get('operator-money') ?? 0n,
      payments: rows('select id, amount, status from bank_payment'),
      refunds: rows('select clientReference as id, amount, status from bank_refund'),
      payouts: rows<Omit<RailRow, 'credits'> & { history: string }>(
        'select clientReference, amount, currency, status, history from payout',
      ).map(({ history, ...row }) => ({
        ...row,
        credits: (JSON.parse(history) as { status: string }[]).filter(({ status }) => status === 'credited')
          .length,
      })),
      messages: rows<Omit<DeliveredMessage, 'acceptedAt'> & { attempts: string }>(
        `select reference as id, channel, (select json_group_array(acceptedAt order by acceptedAt) from message_attempt a
           where a.messageId = m.id) as attempts
         from message m order by seq`,
      ).map(({ attempts, ...row }) => ({ ...row, acceptedAt: JSON.parse(attempts) as number[] })),
    }
  } finally {
    memory.close()
  }
}
