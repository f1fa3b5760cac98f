import { closeChecks, type AuditEntry, type LedgerPeriodsWire } from '@puente/contract/staff'
import { post } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { newId } from '../../platform/ids.ts'
import { account, book, move } from '../books/index.ts'
import { addDays, fromSantiago, inSantiago } from '../corridors/index.ts'

let life: RunningEnvironment
let treasury: Client
let officer: Client
beforeAll(async () => {
  life = await startEnvironment()
  treasury = await life.signedIn('tesoreria')
  officer = await life.signedIn('oficial')
}, 180_000)
afterAll(async () => life?.close())

const path = '/api/ledger-periods'
const yesterday = () => addDays(inSantiago(life.clock.now()).day, -1)
const periods = async () => (await treasury.get<LedgerPeriodsWire>(path)).body
const propose = (change: 'close' | 'reopen', day: string) =>
  treasury.post<LedgerPeriodsWire>(`${path}/proposal`, {
    change,
    day,
    note: 'Mes informado',
    despite: closeChecks,
  })
const decide = (by: Client, decision: 'confirm' | 'send-back' = 'confirm') =>
  by.decide<LedgerPeriodsWire>(`${path}/decision`, decision)

/** A payment that the bank dates at noon of this day. */
const dated = (day: string) => ({
  id: newId(),
  kind: 'payin-received',
  subject: newId(),
  effectiveAt: fromSantiago(day, 12 * 60),
  legs: move(account('client-bank', 'CLP'), account('payin-clearing', 'CLP'), 7n),
})
const system = { kind: 'system', name: 'test' } as const

test('a period that two people closed: earlier dates are refused, and a bank’s date moves to the first open day', async () => {
  expect(await periods()).toEqual({ changes: [] })
  const today = addDays(yesterday(), 1)
  expect(await propose('close', today)).toMatchObject({ status: 409, body: { code: 'period-not-over' } })
  expect(await propose('close', '2026-02-30')).toMatchObject({ status: 422, body: { code: 'fields-wrong' } })
  expect(await propose('reopen', today)).toMatchObject({ status: 409, body: { code: 'period-not-closed' } })

  const day = yesterday()
  expect((await propose('close', day)).body.proposal).toMatchObject({ change: 'close', day })
  expect(await propose('close', day)).toMatchObject({ status: 409, body: { code: 'already-proposed' } })
  expect(await decide(treasury)).toMatchObject({ status: 403, body: { code: 'same-person' } })
  expect((await decide(officer)).body).toMatchObject({
    closedThrough: day,
    changes: [{ id: '1', change: 'close', day, reason: 'Mes informado' }],
  })
  expect(await propose('close', day)).toMatchObject({ status: 409, body: { code: 'period-already-closed' } })

  const late = dated(day)
  const verdicts = await life.runtime.work(system, (work) => post(work, [late]))
  expect(verdicts).toMatchObject([{ code: 'period-closed' }])
  const [came, open] = [dated(day), dated(today)]
  await life.runtime.work(system, (work) => book(work, [open, came]))
  const booked = await asOwner<{ id: string; effective_at: Date }>(
    life,
    'select id, effective_at from ledger.journal where id = any($1)',
    [[came.id, open.id, late.id]],
  )
  expect(new Map(booked.map((row) => [row.id, row.effective_at]))).toEqual(
    new Map([
      [came.id, fromSantiago(today, 0)],
      [open.id, open.effectiveAt],
    ]),
  )
})

test('a reopened period: takes journals again, and records who confirmed it and why', async () => {
  const day = addDays(yesterday(), -2)
  await propose('reopen', day)
  expect((await decide(officer, 'send-back')).body).toMatchObject({ closedThrough: yesterday() })
  await propose('reopen', day)
  const { closedThrough, changes } = (await decide(officer)).body
  expect(closedThrough).toBe(addDays(day, -1))
  expect(changes.map(({ id, change, day: of }) => [id, change, of])).toEqual([
    ['2', 'reopen', day],
    ['1', 'close', yesterday()],
  ])
  expect(changes.every(({ by }) => by.length > 0)).toBe(true)
  const { body } = await officer.get<{ items: AuditEntry[] }>('/api/audit-entries?action=change-periods')
  expect(body.items).toHaveLength(2)
})
