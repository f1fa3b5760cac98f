import type { TransferWire } from '@puente/contract/customer'
import { expect } from 'vitest'
import { faultsAfter } from './aftermath.ts'
import type { Client } from './client.ts'
import type { RunningEnvironment } from './life.ts'
import { hours, minutes } from './test-clock.ts'

/** Helpers for tests of money that does not match its order. */
export interface Outcomes {
  seen(id: string): Promise<TransferWire>
  /** Pays the order's reference by a bank transfer from the payer's own RUT. */
  transferFor(ordered: TransferWire, amount: string): Promise<void>
  /** An order that was partly paid in time. */
  partlyPaid(amount: string, wish?: Parameters<RunningEnvironment['order']>[1]): Promise<TransferWire>
  /** Moves the clock past every deadline of an order, and long before any of a choice. */
  pastDeadline(): Promise<void>
  /** Waits until the customer sees this part of the transfer. */
  until<Part>(id: string, part: (transfer: TransferWire) => Part | undefined): Promise<Part>
  /** Sets the market rate in CLP for one unit; within 3 % of the current one. */
  setRate(base: 'USD' | 'MXN', mid: string): Promise<void>
  /** Runs every verification that nothing is left over. */
  allQuiet(): Promise<void>
}

const PATIENCE = { timeout: 60_000, interval: 150 } as const

export function outcomesOf(life: RunningEnvironment, client: Client): Outcomes {
  const seen = async (id: string) => (await client.get<TransferWire>(`/api/transfers/${id}`)).body
  const until: Outcomes['until'] = async (id, part) => {
    let found: ReturnType<typeof part>
    await expect
      .poll(async () => {
        found = part(await seen(id))
        return found !== undefined
      }, PATIENCE)
      .toBe(true)
    // `poll` resolves only when it was found.
    return found as NonNullable<typeof found>
  }
  return {
    seen,
    until,
    transferFor: async (ordered, amount) => {
      const reference = await life.pool.query<{ reference: string }>(
        "select reference from transfers.transfer where replace(id::text, '-', '') = $1",
        [ordered.id.slice(4)],
      )
      await life.transferTo({
        rut: '11.222.333-9',
        name: 'Persona Demo',
        amount,
        reference: reference.rows[0]?.reference ?? '',
      })
    },
    partlyPaid: async (amount, wish) => {
      const ordered = await life.order(client, wish)
      await life.pay(client, ordered.id, { amount })
      await until(ordered.id, ({ payment }) => (payment?.receivedMinor === amount ? true : undefined))
      return ordered
    },
    pastDeadline: () => life.moveClock(hours(25)),
    setRate: async (base, mid) => {
      await life.controlSandbox('/control/rates', { action: 'set', base, mid })
      await life.moveClock(minutes(2))
      await expect
        .poll(async () => {
          const { rows } = await life.pool.query<{ mid: string; accepted: boolean; as_of: Date }>(
            'select mid, accepted, as_of from quotes.rate where currency = $1 order by as_of desc, id desc limit 1',
            [base],
          )
          const [newest] = rows
          const isFresh =
            newest !== undefined && life.clock.now().getTime() - newest.as_of.getTime() < minutes(3)
          return isFresh && newest.accepted && Number(newest.mid) === Number(mid)
        }, PATIENCE)
        .toBe(true)
    },
    allQuiet: async () => {
      const place = { databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }
      await expect.poll(() => faultsAfter(place), PATIENCE).toEqual([])
    },
  }
}
