import type { TransferWire } from '@puente/contract/customer'
import type { SendingWire } from '@puente/contract/staff'
import { withConnection, type connect } from '@puente/postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { uuidOf } from '../../../test/unmatched-money.ts'
import { readOutside } from '../../../test/outside.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { startWork } from '../../wiring/run-worker.ts'

let life: RunningEnvironment
let persona: Client
let treasury: Client
let officer: Client
beforeAll(async () => {
  life = await startEnvironment({ seedsByHand: 'restores an older copy of the database' })
  persona = await life.signedIn('persona')
  treasury = await life.signedIn('tesoreria')
  officer = await life.signedIn('oficial')
})
afterAll(async () => life?.close())

const BACKUP = `restore_${process.pid}_${Math.floor(performance.now())}`
const admin = <T>(body: (client: Awaited<ReturnType<typeof connect>>) => Promise<T>) =>
  withConnection(inject('adminUrl'), body)
const name = () => new URL(life.databaseUrl).pathname.slice(1)

const endSessions = (client: Awaited<ReturnType<typeof connect>>, of: string) =>
  client.query(
    // This role may not terminate autovacuum workers. `create database` terminates them.
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    [of],
  )

/** Copies the database. Ends its connections first, as a restart does. */
async function copy(from: string, to: string): Promise<void> {
  await admin(async (client) => {
    for (let attempt = 1; ; attempt++) {
      await endSessions(client, from)
      try {
        await client.query(`create database "${to}" template "${from}"`)
        return
      } catch (error) {
        if (attempt === 50) throw error
      }
    }
  })
}

/** Replaces the database by the copy. */
async function restore(): Promise<void> {
  await admin(async (client) => {
    await client.query(`drop database "${name()}" with (force)`)
  })
  await copy(BACKUP, name())
  await admin((client) => client.query(`drop database "${BACKUP}"`))
}

const sending = async () => (await treasury.get<SendingWire>('/api/sending')).body
const outside = () => readOutside(life.config.dataDir)

describe('a database older than its partners', () => {
  it(
    'a start: sending is closed until two people have explained the differences, and nothing is sent twice',
    { timeout: 180_000 },
    async () => {
      // After the backup one order is paid out, one is refunded, and one is both ordered and paid out.
      const paidOut = await life.order(persona, { amount: '50000' })
      const givenBack = await life.order(persona, { amount: '60000' })
      await life.stopWork()
      await copy(name(), BACKUP)
      let work = await startWork(life.config, life.runtime, life.ports)
      await life.pay(persona, paidOut.id)
      await life.reaches(persona, paidOut.id, 'delivered')
      await life.pay(persona, givenBack.id, { amount: '40000' })
      await expect
        .poll(
          async () =>
            (await persona.get<TransferWire>(`/api/transfers/${givenBack.id}`)).body.payment?.receivedMinor,
          { timeout: 60_000 },
        )
        .toBe('40000')
      const given = await persona.post(`/api/transfers/${givenBack.id}/cancellation`, {})
      expect([given.status, given.body]).toMatchObject([200, {}])
      await life.reaches(persona, givenBack.id, 'refunded')
      const vanished = await life.order(persona, { amount: '70000' })
      await life.pay(persona, vanished.id)
      await life.reaches(persona, vanished.id, 'delivered')
      await work.stop()
      const before = outside()
      expect([before.refunds.length, before.payouts.length]).toEqual([1, 2])

      await restore()
      // The customer now decides differently: the paid-out order is cancelled before its payment is received again.
      const cancelled = await persona.post(`/api/transfers/${paidOut.id}/cancellation`, {})
      expect(cancelled.status).toBe(200)
      work = await startWork(life.config, life.runtime, life.ports)
      try {
        const closed = await sending()
        expect(closed).toMatchObject({ state: 'closed', unexplained: 3 })
        expect(closed.differences.map(({ kind, standing }) => `${kind} ${standing}`).toSorted()).toEqual([
          'payout unknown',
          'payout unknown',
          'refund unknown',
        ])
        // Health caches its answer for one second.
        await expect
          .poll(async () => (await life.customer().get<{ sending?: string }>('/api/health')).body, {
            timeout: 60_000,
          })
          .toEqual({ status: 'ok', sending: 'closed' })
        const alarms = await asOwner(
          life,
          `select from platform.audit where action = 'stop-sending' and outcome = 'alarm'`,
        )
        expect(alarms).toHaveLength(1)

        // The books record what the bank lists, and nothing is sent.
        await expect
          .poll(async () => (await asOwner(life, 'select from payins.payment')).length, { timeout: 60_000 })
          .toBe(3)
        await life.moveClock(hours(24 * 9))
        await expect
          .poll(
            async () => (await asOwner(life, `select from payins.refund where status = 'ready'`)).length,
            { timeout: 60_000 },
          )
          .toBeGreaterThanOrEqual(2)
        expect(outside().refunds).toEqual(before.refunds)
        expect(outside().payouts).toEqual(before.payouts)

        expect((await treasury.post('/api/sending/proposal', { note: 'Abrir ya' })).body.code).toBe(
          'differences-unexplained',
        )
        const explain = (ids: readonly string[], explanation: string) =>
          treasury.post<SendingWire>('/api/sending/explanations', {
            ids,
            explanation,
            note: 'Restauramos el respaldo',
          })
        const refundIds = closed.differences.filter(({ kind }) => kind === 'refund').map(({ id }) => id)
        const payoutIds = closed.differences.filter(({ kind }) => kind === 'payout').map(({ id }) => id)
        expect((await explain(refundIds, 'same-instruction')).body.unexplained).toBe(2)
        expect((await explain(payoutIds, 'already-done')).body.unexplained).toBe(0)
        expect((await treasury.post('/api/sending/proposal', { note: 'Todo está explicado' })).status).toBe(
          200,
        )
        const alone = await treasury.decide('/api/sending/decision', 'confirm')
        expect(alone.body.code).toBe('same-person')
        expect((await officer.decide<SendingWire>('/api/sending/decision', 'confirm')).body.state).toBe(
          'open',
        )

        // The rest of the order is refunded without a choice.
        await life.moveClock(hours(24 * 5))
        await life.reaches(persona, givenBack.id, 'refunded')
        // Every due instruction has been sent or withheld.
        await expect
          .poll(
            async () =>
              (await asOwner(life, `select from payins.refund where status in ('ready', 'submitted')`))
                .length,
            { timeout: 60_000 },
          )
          .toBe(0)
        await expect
          .poll(
            async () =>
              (
                await asOwner(
                  life,
                  `select from payouts.payout where status in ('ready', 'submitted', 'unknown')`,
                )
              ).length,
            { timeout: 60_000 },
          )
          .toBe(0)
        expect(outside().refunds.map(({ id }) => id)).toEqual(before.refunds.map(({ id }) => id))
        expect(outside().payouts.map(({ clientReference, credits }) => [clientReference, credits])).toEqual(
          before.payouts.map(({ clientReference, credits }) => [clientReference, credits]),
        )
        expect(outside().clientMoneyMinor).toBe(before.clientMoneyMinor)
        // The books show as refunded what the bank refunded; the paid-out order waits for staff.
        const waiting = await asOwner<object>(
          life,
          `select from payins.suspense where status = 'open' and why = 'refund-rejected'`,
        )
        expect(waiting.length).toBeGreaterThanOrEqual(2)
      } finally {
        await work.stop()
      }
    },
  )
})

describe('an ordinary restart', () => {
  it('instructions under way: sending opens without staff and without an alarm', async () => {
    const alarms = async () =>
      (await asOwner(life, `select from platform.audit where action = 'stop-sending'`)).length
    const earlier = await alarms()
    let work = await startWork(life.config, life.runtime, life.ports)
    const ordered = await life.order(persona, { amount: '80000' })
    await life.pay(persona, ordered.id)
    await expect
      .poll(
        async () =>
          (
            await asOwner(life, `select from payouts.payout where transfer_id = $1 and asks > 0`, [
              uuidOf(ordered.id),
            ])
          ).length,
        { timeout: 60_000 },
      )
      .toBe(1)
    await work.stop()
    work = await startWork(life.config, life.runtime, life.ports)
    expect((await sending()).state).toBe('open')
    await life.reaches(persona, ordered.id, 'delivered')
    await work.stop()
    expect(await alarms()).toBe(earlier)
  })
})

it('a partner whose list cannot be read: nothing is sent until it can', async () => {
  const ports = {
    ...life.ports,
    rails: {
      ...life.ports.rails,
      payoutsAfter: async () => ({
        outcome: 'unreachable' as const,
        call: {
          partner: 'rails',
          operation: 'list-payouts',
          outcome: 'unreachable',
          durationMs: 0,
          at: life.clock.now(),
        },
      }),
    },
  }
  let work = await startWork(life.config, life.runtime, ports)
  expect((await sending()).state).toBe('comparing')
  const ordered = await life.order(persona, { amount: '90000' })
  await life.pay(persona, ordered.id)
  await expect
    .poll(
      async () =>
        (
          await asOwner(life, `select from payouts.payout where transfer_id = $1 and status = 'ready'`, [
            uuidOf(ordered.id),
          ])
        ).length,
      { timeout: 60_000 },
    )
    .toBe(1)
  await work.stop()
  work = await startWork(life.config, life.runtime, life.ports)
  expect((await sending()).state).toBe('open')
  await life.reaches(persona, ordered.id, 'delivered')
  await work.stop()
})
