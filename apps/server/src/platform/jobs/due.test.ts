import { sql, type Sql } from '@puente/postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { openTestModule, type Toy } from '../../../test/test-module.ts'
import type { Runtime } from '../work.ts'
import { createDueCheck, exists } from './due.ts'
import type { Job } from './jobs.ts'
import { runJobs } from './runner.ts'

const soon = { timeout: 60_000, interval: 10 }
const notes = (words: string): Sql => exists(sql`toy.note`, sql`words = ${words}`)

let toy: Toy
let statements: string[] = []
let runtime: Runtime

const note = (words: string) =>
  asOwner(
    { databaseUrl: toy.database.url },
    'insert into toy.note (id, customer_id, words) values (gen_random_uuid(), gen_random_uuid(), $1)',
    [words],
  )

const job = (name: string, due?: Sql): Job & { rounds: number } => {
  const one = {
    name,
    everyMs: 10,
    ...(due === undefined ? {} : { due: () => due }),
    rounds: 0,
    round: async () => {
      one.rounds += 1
      return 0
    },
  }
  return one
}

beforeAll(async () => {
  toy = await openTestModule()
  const query = (statement: Sql) => {
    statements.push(statement.text)
    return toy.runtime.pool.query(statement)
  }
  runtime = { ...toy.runtime, pool: { query } as unknown as Runtime['pool'] }
})
beforeEach(() => (statements = []))
afterAll(() => toy.close())

test('conditions asked in one turn: one statement, each with its own answer', async () => {
  await note('here')
  const isDue = createDueCheck(runtime)
  const answers = Promise.all(['gone', 'here', 'gone too'].map((words) => isDue(job(words, notes(words)))))
  expect(await answers).toEqual([false, true, false])
  expect(statements).toHaveLength(1)
  expect(await isDue(job('gone', notes('gone')))).toBe(false)
  expect(statements).toHaveLength(2)
})

test('a job without a condition: always due, without a statement', async () => {
  expect(await createDueCheck(runtime)(job('always'))).toBe(true)
  expect(statements).toEqual([])
})

test('a condition that fails: rejects, and the next one is answered', async () => {
  const isDue = createDueCheck(runtime)
  await expect(isDue(job('wrong', exists(sql`toy.nothing`, sql`true`)))).rejects.toThrow('toy.nothing')
  expect(await isDue(job('here', sql`true`))).toBe(true)
})

test('nothing is due: no round until it is, and jobs of one period share their statements', async () => {
  const waits = job('waits', notes('later'))
  const never = job('never', notes('never'))
  const ending = new AbortController()
  const running = runJobs(runtime, [waits, never], ending.signal)
  await expect.poll(() => statements.length > 20, soon).toBe(true)
  expect(waits.rounds).toBe(0)
  await note('later')
  await expect.poll(() => waits.rounds > 5, soon).toBe(true)
  ending.abort()
  await running
  expect(never.rounds).toBe(0)
  expect(statements.some((text) => text.split('exists').length === 3)).toBe(true)
})
