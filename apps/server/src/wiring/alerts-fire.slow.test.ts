import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPool } from '@puente/postgres'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Client } from '../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../test/life.ts'
import { asOwner } from '../../test/owner.ts'
import { openPrometheus, type Prometheus } from '../../test/prometheus.ts'
import { hours } from '../../test/test-clock.ts'
import { settingJobs } from '../modules/settings/index.ts'
import { account, book, move } from '../modules/books/index.ts'
import { treasuryJobs } from '../modules/treasury/index.ts'
import { partnerHttp } from '../partners/http.ts'
import { runJobs } from '../platform/jobs/runner.ts'
import { derivedId } from '../platform/ids.ts'
import { openReplica } from '../platform/replica.ts'
import { systemIdentifier } from '../platform/data/server-facts.ts'
import { workerOpsPort } from './ops.ts'

const file = readFileSync(
  path.resolve(import.meta.dirname, '../../../../deploy/monitoring/alerts.yaml'),
  'utf8',
)
const names = (parse(file) as { groups: [{ rules: { alert: string }[] }] }).groups[0].rules.map(
  ({ alert }) => alert,
)
/** The rules with shorter times: an alert fires at once, and rates are of the last half minute. */
const rules = file
  .replaceAll(/for: \d+m/g, 'for: 0s')
  .replaceAll(/\[(5|30)m\]/g, '[30s]')
  .replace('heartbeats.forget"} > 900', 'heartbeats.forget"} > 20')
const PATIENCE = { timeout: 60_000, interval: 500 }

let life: RunningEnvironment
let persona: Client
let prometheus: Prometheus | undefined
const backups = mkdtempSync(path.join(os.tmpdir(), 'puente-backup-status-'))
const ending = new AbortController()
const dying = fastify()
const endings: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  life = await startEnvironment()
  life.clock.set('2026-11-24T15:00:00Z')
  await life.moveClock(0)
  persona = await life.signedIn('persona')
  await life.transferTo({
    rut: '12.345.678-5',
    name: 'Otra Persona Ficticia',
    amount: '31001',
    reference: '',
  })
  while ((await owner('select from payins.suspense')).length === 0) await sleep(200)
  await life.stopWork()
  await storedBackup('backup', 0)
  await storedBackup('log', 0)
  const ops = workerOpsPort(life.runtime, {
    queue: () => ({ isRunning: () => true }),
    heartbeat: { silentMs: () => 0 },
    ending: () => false,
    backups: { ...life.config.backups, folder: backups },
  })
  endings.push(() => ops.close())
  dying.get('/metrics', () => '')
  const targets = await Promise.all(
    [ops, dying].map(async (app) => new URL(await app.listen({ host: '127.0.0.1', port: 0 })).host),
  )
  prometheus = await openPrometheus({ targets, rules })
}, 180_000)

afterAll(async () => {
  ending.abort()
  await prometheus?.close()
  for (const end of endings) await end()
  await life?.close()
  rmSync(backups, { recursive: true, force: true })
}, 60_000)

/** Writes when the newest backup was verified or the log was stored, `age` hours ago. */
async function storedBackup(part: 'backup' | 'log', age: number): Promise<void> {
  const folder = path.join(backups, await systemIdentifier(life.runtime), 'status')
  mkdirSync(folder, { recursive: true })
  const at = new Date(Date.now() - hours(age)).toISOString()
  const facts = part === 'backup' ? { id: 'b', at, verifiedAt: at } : { storedAt: at }
  writeFileSync(path.join(folder, `${part}.json`), JSON.stringify(facts))
}

const owner = (statement: string, values: readonly unknown[] = []) => asOwner(life, statement, values)
const instance = (process: string, age: string) =>
  owner(
    `insert into platform.heartbeat (process, instance, release, started_at, at)
     values ($1, $2, 'test', now() - interval '1 day', now() - $3::interval)`,
    [process, `host:${randomUUID()}`, age],
  )
const listTransfers = () => persona.get('/api/transfers')
/** Keeps calling until the test ends. */
function repeat(call: () => Promise<unknown>, pauseMs: number): () => void {
  const over = new AbortController()
  const keepCalling = async () => {
    while (!over.signal.aborted && !ending.signal.aborted) {
      await call().catch(() => undefined)
      await sleep(pauseMs)
    }
  }
  keepCalling().catch(() => undefined)
  return () => over.abort()
}
const run = (name: string, round: () => Promise<number>) =>
  void runJobs(life.runtime, [{ name, everyMs: 200, round }], ending.signal)

async function whileRenamed(table: string, body: () => Promise<void>): Promise<void> {
  await owner(`alter table ${table} rename to away`)
  await body()
  await owner(`alter table ${table.split('.')[0]}.away rename to ${table.split('.')[1]}`)
}

/** What makes each alert fire. `fires` waits until it does. Those at the end disturb others or move the clock. */
const causes: Readonly<Record<string, (fires: () => Promise<void>) => Promise<unknown>>> = {
  InstanceDied: async () => {
    await instance('api', '5 minutes')
    await instance('api', '0')
  },
  NoLiveInstance: () => instance('relay', '5 minutes'),
  ProcessDown: () => dying.close(),
  EventsDelayed: () =>
    owner(
      `insert into platform.outbox (name, subject, facts, at) values ('toy.late', gen_random_uuid(), '{}', $1)`,
      [new Date(life.clock.now().getTime() - hours(1))],
    ),
  EventsGivenUp: () =>
    owner(
      `insert into platform.dead_event (event_id, subscriber, name, subject, facts, error, found_at)
       values (7, 'somebody', 'toy.counted', gen_random_uuid(), '{}', 'a bug', now())`,
    ),
  JobFailing: async () => run('toy.fails', () => Promise.reject(new Error('a bug'))),
  // The jobs of the stopped worker.
  JobSilent: () => Promise.resolve(),
  PartnerFailing: async (fires) => {
    const partner = partnerHttp({
      partner: 'toy',
      url: 'http://127.0.0.1:1',
      key: 'k',
      timeoutMs: 100,
      clock: life.clock,
    })
    const stop = repeat(() => partner.get('ask', '/'), 200)
    await fires()
    stop()
  },
  RequestsFailing: (fires) =>
    whileRenamed('transfers.transfer', async () => {
      const stop = repeat(listTransfers, 200)
      await fires()
      stop()
    }),
  RequestsSlow: async (fires) => {
    const stop = repeat(listTransfers, 100)
    const stopLocking = repeat(
      () =>
        owner(
          `do $$ begin lock table transfers.transfer in access exclusive mode; perform pg_sleep(2.5); end $$`,
        ),
      100,
    )
    await fires()
    stop()
    stopLocking()
  },
  EventLoopBlocked: async (fires) => {
    const stop = repeat(async () => {
      const until = performance.now() + 700
      while (performance.now() < until);
    }, 50)
    await fires()
    stop()
  },
  ReplicaBehind: async (fires) => {
    const replica = createPool({ url: 'postgres://nobody@127.0.0.1:1/puente', max: 1 })
    const { pool: primary, logger } = life.runtime
    const away = openReplica({ primary, replica, maxLagMs: 1000, logger })
    await away.check()
    await fires()
    await away.close()
    await replica.end()
  },
  DatabasePoolExhausted: async (fires) => {
    const { pool } = life.runtime
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const stop = repeat(() => pool.connect().then((client) => client.release()), 1)
    await fires()
    stop()
    held.forEach((client) => client.release())
  },
  SendingClosed: () =>
    owner(
      `insert into instructions.gate (state, since) values ('closed', now())
       on conflict (only_one) do update set state = 'closed'`,
    ),
  BooksWrong: () =>
    owner(
      `insert into evidence.verification (id, began_at, took_ms, height, faults, first)
       values (gen_random_uuid(), $1, 1, 1, 1, 'a promise')`,
      [life.clock.now()],
    ),
  EncryptedValueRefused: async () => {
    const { vault } = life.runtime
    const value = (await vault.of(randomUUID())).encrypt('access.user.name', 'text', 'row')
    expect(() => vault.decrypt('access.user.name', value, 'other row')).toThrow()
  },
  DestroyedKeyUsed: async () => {
    const { vault } = life.runtime
    const person = randomUUID()
    const value = (await vault.of(person)).encrypt('access.user.name', 'text', 'row')
    await vault.destroyKey(person)
    vault.decrypt('access.user.name', value, 'row')
  },
  SettingRejected: async () => {
    await owner(
      `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
       values ('choice-terms', 'default', 99, $1, '{"answerBankingDays": "many"}', 'test', 'test')`,
      [life.clock.now()],
    )
    await settingJobs([])
      .find(({ name }) => name === 'settings.check')
      ?.round(life.runtime)
  },
  MessagesFailing: () =>
    owner(
      `insert into notifications.message (id, channel, template, subject_id, address, facts, state, created_at, due_at)
       select gen_random_uuid(), 'mail', 'toy', gen_random_uuid(), '\\x00', '\\x00', 'waiting', now(), now() + interval '1 year'
       from generate_series(1, 501)`,
    ),
  PendingItemsWrong: () =>
    owner(
      `insert into pending_items.found (kind, looked_at, missing, superfluous, different) values ('toy', now(), 1, 0, 0)`,
    ),
  PartitionsMissing: () =>
    owner(
      `insert into platform.partner_call (id, partner, operation, outcome, duration_ms, at)
       values ('ffffffff-0000-7000-8000-000000000000', 'toy', 'ask', 'ok', 1, now())`,
    ),
  BackupOld: () => storedBackup('backup', 27),
  BackupLogOld: () => storedBackup('log', 1),
  MoneyOverdue: async () => {
    await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
      book(work, [
        {
          id: derivedId('lost'),
          kind: 'lost',
          subject: derivedId('lost'),
          legs: move(account('rounding', 'CLP'), account('payin-clearing', 'CLP'), 77n),
        },
      ]),
    )
    await life.moveClock(hours(24 * 17))
    await treasuryJobs[0]?.round(life.runtime)
  },
  // The clock has moved.
  SuspenseOld: () => Promise.resolve(),
  BooksNotReplayed: () => Promise.resolve(),
  BooksNotRecorded: () => Promise.resolve(),
  ScreeningStale: () =>
    owner(
      `insert into screening."check" (id, subject, moment, verdict, list_version, hits, at)
       values (gen_random_uuid(), gen_random_uuid(), 'order', 'clear', '1', '\\x00', $1)`,
      [new Date(life.clock.now().getTime() - hours(27))],
    ),
  MetricsStale: (fires) => whileRenamed('screening."check"', fires),
}

it('there is a cause for every alert', () => {
  expect(Object.keys(causes).toSorted()).toEqual(names.toSorted())
})

/** These fire already when their turn comes. */
const LATER = ['JobSilent', 'SuspenseOld', 'BooksNotReplayed', 'BooksNotRecorded']

it.each(Object.entries(causes))('%s: fires when its cause is there', async (name, cause) => {
  if (prometheus === undefined) return
  const { firing } = prometheus
  if (!LATER.includes(name)) expect(await firing()).not.toContain(name)
  const fires = () => expect.poll(firing, PATIENCE).toContain(name)
  await cause(fires)
  await fires()
})
