import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createPool, transaction, type Pool } from '@puente/postgres'
import { removeEmbedded, startEmbedded, type EmbeddedServer } from '@puente/postgres/embedded'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountSpec, openAccounts, snapshotsOf, verify } from './index.ts'
import { stage } from './test-stress.ts'
import { CODES, migrateLedger } from './test-kit.ts'

const PROCESSES = 4
const isLong = process.env['PUENTE_TEST_ALL'] === '1'
/** 1000 rounds in the long run, 24 in a normal run, or the number in the environment variable. */
const ROUNDS = Number(process.env['PUENTE_STRESS_ROUNDS'] ?? (isLong ? 1000 : 24))
/** The server is killed every so many rounds, and the books are verified every `PROVE_EVERY` rounds. */
const SERVER_EVERY = 6
const PROVE_EVERY = ROUNDS > 100 ? 100 : 12
const SEED = Number(process.env['PUENTE_SEED'] ?? 900_001)
/** The pause before each kill, in ms, and the posting process that is killed. */
const rounds = fc.sample(
  fc.noBias(fc.record({ pauseMs: fc.integer({ min: 60, max: 400 }), nth: fc.nat(PROCESSES - 1) })),
  { numRuns: ROUNDS, seed: SEED },
)

const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-stress-'))
const place = { dataFolder: path.join(folder, 'data') }
const children: ChildProcess[] = []
const counts = { posters: 0, servers: 0, proofs: 0 }
let server: EmbeddedServer
let epoch = 0
let ending = false

beforeAll(async () => {
  server = await startEmbedded(place)
  await migrateLedger(server.url, folder)
  await within(async (pool) => {
    const refs = stage.flatMap((refs) => Object.values(refs))
    await transaction(pool, (tx) =>
      openAccounts(
        { tx, now: new Date() },
        refs.map((ref) => accountSpec(CODES, ref)),
      ),
    )
  })
  epoch = Date.now()
})

afterAll(async () => {
  ending = true
  for (const child of children) child.kill('SIGKILL')
  await removeEmbedded(place)
  rmSync(folder, { recursive: true, force: true })
})

async function within<T>(body: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = createPool({ url: server.appUrl, max: 1 })
  try {
    return await body(pool)
  } finally {
    await pool.end()
  }
}

const broken: string[] = []

function startPoster(nth: number): void {
  const file = path.join(folder, `answers-${nth}-${counts.posters}`)
  const child = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, 'test-stress.ts'),
      server.url,
      String(epoch),
      file,
      String(SEED + counts.posters),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  child.stderr?.on('data', (chunk: Buffer) => {
    if (!ending) broken.push(chunk.toString())
  })
  children[nth] = child
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The verdicts that the posting processes received and wrote to their files. */
function answersReceived(): { code: string; journal: string }[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('answers-'))
    .flatMap((name) => {
      // The last line is dropped: a killed process may have written only part of it.
      const lines = readFileSync(path.join(folder, name), 'utf8').split('\n').slice(0, -1)
      return lines.map((line) => {
        const [code = '', journal = ''] = line.split(' ')
        return { code, journal }
      })
    })
}

async function prove(): Promise<void> {
  counts.proofs += 1
  const received = answersReceived()
  const faults = await within((pool) => verify(snapshotsOf(pool)))
  expect(faults).toEqual([])
  const written = await within((pool) => pool.query<{ id: string }>('select id from ledger.journal'))
  const known = new Set(written.rows.map(({ id }) => id))
  const lost = received.filter(
    ({ code, journal }) => ['done', 'same-again'].includes(code) && !known.has(journal),
  )
  expect(lost).toEqual([])
  const done = received.filter(({ code }) => code === 'done').map(({ journal }) => journal)
  expect(new Set(done).size, 'a journal was done twice').toBe(done.length)
  expect(broken).toEqual([])
}

test(
  `${ROUNDS} times kill -9, of who posts and of PostgreSQL: what was answered stands, once, and the books are whole`,
  { timeout: ROUNDS > 24 ? 3_600_000 : 90_000 },
  async () => {
    for (let nth = 0; nth < PROCESSES; nth++) startPoster(nth)
    for (const [at, { pauseMs, nth }] of rounds.entries()) {
      const round = at + 1
      await sleep(pauseMs)
      if (round % SERVER_EVERY === 0) {
        process.kill(server.pid, 'SIGKILL')
        counts.servers += 1
        server = await startEmbedded(place)
      } else {
        counts.posters += 1
        children[nth]?.kill('SIGKILL')
        startPoster(nth)
      }
      if (round % PROVE_EVERY === 0) await prove()
    }
    await sleep(500)
    for (const child of children) child.kill('SIGKILL')
    await prove()
    const received = Map.groupBy(answersReceived(), ({ code }) => code)
    const summary = [...received].map(([code, answers]) => `${answers.length} ${code}`).join(', ')
    console.log(
      `stress: ${counts.posters} posting processes and ${counts.servers} servers killed, ${counts.proofs} proofs; answers: ${summary}`,
    )
    expect(received.get('done')?.length ?? 0).toBeGreaterThan(0)
    expect(received.get('same-again')?.length ?? 0).toBeGreaterThan(0)
  },
)
