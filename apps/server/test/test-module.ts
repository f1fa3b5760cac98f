import { createHash } from 'node:crypto'
import { createPool, type Clone } from '@puente/postgres'
import { endpoint, refuse, type Endpoint } from '@puente/contract'
import { text, wireId } from '@puente/contract/shapes'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { z } from 'zod/mini'
import type { Principal } from '../src/platform/actor.ts'
import { createVault } from '../src/platform/data/encryption/vault.ts'
import { handler, preparedHandler, type Handler } from '../src/platform/http/handler.ts'
import { createListener } from '../src/platform/http/listener.ts'
import { createClock } from '../src/platform/time/clock.ts'
import { createRuntime, type Runtime } from '../src/platform/work.ts'
import { sql } from '@puente/postgres'
import { appPool, freshDatabase } from './database.ts'

/** A small test module: notes of a customer. It tests what all modules rely on. */
const note = z.strictObject({ id: text(40), words: text(40) })

export const toyEndpoints = {
  createNote: endpoint({
    name: 'createNote',
    summary: 'Keeps a note.',
    method: 'POST',
    path: '/api/notes',
    who: 'customer',
    power: 'operate',
    idempotent: true,
    body: z.strictObject({ words: text(40), count: z.optional(z.int()), hold: z.optional(z.boolean()) }),
    reply: note,
    status: 201,
    refusals: ['quote-only'],
  }),
  getNote: endpoint({
    name: 'getNote',
    summary: 'One of the caller’s notes.',
    method: 'GET',
    path: '/api/notes/:id',
    who: 'customer',
    power: 'read',
    owns: 'quote',
    params: z.strictObject({ id: wireId('quote') }),
    reply: note,
    refusals: [],
  }),
  breakNote: endpoint({
    name: 'breakNote',
    summary: 'Fails like a bug.',
    method: 'POST',
    path: '/api/broken-notes',
    who: 'anyone',
    body: z.strictObject({}),
    refusals: [],
  }),
  prepareNote: endpoint({
    name: 'prepareNote',
    summary: 'Keeps a note after asking outside.',
    method: 'POST',
    path: '/api/prepared-notes',
    who: 'customer',
    power: 'operate',
    idempotent: true,
    body: z.strictObject({ words: text(40) }),
    reply: note,
    refusals: ['unavailable'],
  }),
  guardedNote: endpoint({
    name: 'guardedNote',
    summary: 'Keeps a note of someone who showed who they are, after asking outside.',
    method: 'POST',
    path: '/api/guarded-notes',
    who: 'customer',
    power: 'operate',
    stepUp: true,
    idempotent: true,
    body: z.strictObject({ words: text(40) }),
    reply: note,
    refusals: ['unavailable'],
  }),
  weighedNote: endpoint({
    name: 'weighedNote',
    summary: 'Keeps a note after asking outside; a heavy one of someone who showed who they are.',
    method: 'POST',
    path: '/api/weighed-notes',
    who: 'customer',
    power: 'operate',
    stepUp: { when: 'the note is heavy' },
    idempotent: true,
    body: z.strictObject({ words: text(40) }),
    reply: note,
    refusals: ['unavailable'],
  }),
  enrollingNote: endpoint({
    name: 'enrollingNote',
    summary: 'For analysts, also before they have a second factor.',
    method: 'GET',
    path: '/api/enrolling-notes',
    who: ['analyst'],
    enrolling: true,
    reply: z.strictObject({ items: z.array(note) }),
    refusals: [],
  }),
  staffNote: endpoint({
    name: 'staffNote',
    summary: 'For analysts only.',
    method: 'GET',
    path: '/api/staff-notes',
    who: ['analyst'],
    reply: z.strictObject({ items: z.array(note) }),
    refusals: [],
  }),
} as const satisfies Record<string, Endpoint>

export interface Toy {
  readonly app: FastifyInstance
  readonly runtime: Runtime
  readonly database: Clone
  /** The number of calls to the partner. */
  readonly asked: { count: number; fails: boolean }
  /** The number of notes that wait for their release. */
  waiting(): number
  /** Lets every waiting note continue. */
  release(): void
  /** Terminates the connections of these backend processes, as a crash would. */
  cut(pids: readonly number[]): Promise<void>
  notes(): Promise<string[]>
  close(): Promise<void>
}

const keys = {
  encryptionKeys: [{ id: 'k1', key: createHash('sha256').update('k').digest() }],
  indexKeys: [Buffer.alloc(32)],
}

export const ana = { token: 'ana', customerId: '00000000-0000-7000-8000-00000000000a' }
export const beto = { token: 'beto', customerId: '00000000-0000-7000-8000-00000000000b' }

function principalOf(token: string, provenAt: () => Date): Principal | undefined {
  if (token === 'analyst' || token === 'support')
    return { actor: { kind: 'staff', staffId: ana.customerId, role: token } }
  if (token === 'enrolling')
    return { actor: { kind: 'staff', staffId: ana.customerId, role: 'analyst' }, enrolling: true }
  const customerId = {
    ana: ana.customerId,
    proven: ana.customerId,
    reader: ana.customerId,
    beto: beto.customerId,
  }[token]
  if (customerId === undefined) return undefined
  return {
    actor: { kind: 'customer', userId: customerId, customerId },
    role: token === 'reader' ? 'reader' : 'administrator',
    ...(token === 'proven' ? { provenAt: provenAt() } : {}),
  }
}

/**
 * Opens a listener with the toy handlers over a real database; `provenAt` is when the session "proven" passed step-up.
 */
export async function openTestModule(provenAt: () => Date = () => new Date()): Promise<Toy> {
  const database = await freshDatabase()
  const owner = createPool({ url: database.url, max: 1 })
  await owner.query('create schema toy; grant usage on schema toy to puente_app')
  await owner.query(
    'create table toy.note (id uuid primary key, customer_id uuid not null, words text not null)',
  )
  await owner.query('grant select, insert on toy.note to puente_app')
  const pool = appPool(database.url)
  const runtime = createRuntime({
    pool,
    clock: createClock(),
    logger: pino({ level: 'silent' }),
    vault: createVault(keys),
  })
  const waiting: (() => void)[] = []
  const asked = { count: 0, fails: false }
  const app = await createListener({
    name: 'customer',
    runtime,
    handlers: toyHandlers(waiting, asked),
    guards: {
      ownerOf: async (work, _owned, wire) => {
        const id = wire.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
        const ofNote = sql`select customer_id from toy.note where id = ${id}`
        return (await work.tx.maybe<{ customerId: string }>(ofNote))?.customerId
      },
      gate: async () => undefined,
      whoCan: async (_work, power) => (power === 'operate' ? ['Ana Demo', 'Beto Demo'] : ['Ana Demo']),
      proofMethods: async () => ['mail'],
      mayDecide: async () => undefined,
      keepDecision: async () => {},
    },
    sessionCookie: 'toy',
    deviceCookie: 'toy_device',
    secureCookies: false,
    identify: async (_runtime, token) => principalOf(token, provenAt),
  })
  return {
    app,
    runtime,
    database,
    asked,
    waiting: () => waiting.length,
    release: () => waiting.splice(0).forEach((go) => go()),
    cut: async (pids) => {
      await owner.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
    },
    notes: async () =>
      (await pool.query<{ words: string }>('select words from toy.note order by id')).rows.map(
        (row) => row.words,
      ),
    close: async () => {
      await app.close()
      await pool.end()
      await owner.end()
      await database.drop()
    },
  }
}

function toyHandlers(waiting: (() => void)[], asked: Toy['asked']): Handler[] {
  const keep = async (work: Parameters<Handler['handle']>[0], words: string) => {
    if (work.actor.kind !== 'customer') throw new Error('only customers keep notes')
    const id = work.id()
    await work.tx.run(
      sql`insert into toy.note (id, customer_id, words) values (${id}, ${work.actor.customerId}, ${words})`,
    )
    await work.emit({ name: 'toy.kept', subject: id, facts: { words } })
    return { id, words }
  }
  return [
    handler(toyEndpoints.createNote, async (work, { body }) => {
      const kept = await keep(work, body.words)
      if (body.hold === true) await new Promise<void>((go) => waiting.push(go))
      return body.words === 'refuse me' ? refuse('quote-only') : kept
    }),
    handler(toyEndpoints.getNote, async (work, { params }) => {
      const id = params.id.slice(4)
      const row = await work.tx.one<{ words: string }>(
        sql`select words from toy.note where replace(id::text, '-', '') = ${id}`,
      )
      return { id, words: row.words }
    }),
    handler(toyEndpoints.breakNote, async () => {
      throw new Error('secret detail of a bug')
    }),
    preparedHandler(
      toyEndpoints.prepareNote,
      async () => {
        asked.count += 1
        return asked.fails ? refuse('unavailable') : { seal: 'asked' }
      },
      async (work, { body }, { seal }) => keep(work, `${body.words} ${seal}`),
    ),
    preparedHandler(
      toyEndpoints.guardedNote,
      async () => {
        asked.count += 1
        return { seal: 'guarded' }
      },
      async (work, { body }, { seal }) => keep(work, `${body.words} ${seal}`),
    ),
    preparedHandler(
      toyEndpoints.weighedNote,
      async () => {
        asked.count += 1
        return { seal: 'weighed' }
      },
      async (work, { body }, { seal }) => keep(work, `${body.words} ${seal}`),
      { needsStepUp: (_work, { body }) => body.words === 'heavy' },
    ),
    handler(toyEndpoints.staffNote, async () => ({ items: [] })),
    handler(toyEndpoints.enrollingNote, async () => ({ items: [] })),
  ]
}
