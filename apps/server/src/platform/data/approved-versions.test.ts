import { settingKind } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { openTestModule, type Toy } from '../../../test/test-module.ts'
import { createRuntime, type Runtime, type Work } from '../work.ts'
import { keepApprovedVersions } from './approved-versions.ts'
import { findSetting, nextSetting, settingsInForce } from './settings.ts'
import { rehearseVersions, writeVersion } from './versioned.ts'
import { scheduledVersions, withdrawVersion } from './versions.ts'

const { spread } = settingKind
const KEYS = ['us-usd', 'mx-mxn', 'default'] as const
const system = { kind: 'system', name: 'test' } as const
const BETO = '00000000-0000-7000-8000-00000000000a'
const clock = createTestClock()

let toy: Toy
let runtime: Runtime
beforeAll(async () => {
  toy = await openTestModule()
  runtime = createRuntime({ ...toy.runtime, clock })
})
afterAll(async () => toy?.close())

const work = <T>(body: (work: Work) => Promise<T>) => runtime.work(system, body)
const owner = (statement: string, values: readonly unknown[] = []) =>
  asOwner<{ version: number }>({ databaseUrl: toy.database.url }, statement, values)

let bps = 0
const someVersion = (from?: Date) => ({
  data: { bps: (bps += 1) % 500 },
  writtenBy: 'ana',
  approvedBy: 'beto',
  from,
})
const later = (ms: number) => new Date(clock.now().getTime() + ms)

/** Each has what one process keeps. */
const processes = [keepApprovedVersions(), keepApprovedVersions()] as const
type Process = (typeof processes)[number]

/** What a process takes to be approved, and what the same snapshot has. */
async function expectSame(process: Process): Promise<void> {
  await work(async (work) => {
    await work.tx.run(sql`set transaction isolation level repeatable read`)
    const kept = await process(work, 'spread')
    const stored = await work.tx.many(sql`
      select key, version, in_force_from, data from platform.versioned
      where noun = 'spread' and approved_by is not null order by key, in_force_from desc, version desc`)
    expect([...kept.values()].flat()).toEqual(stored)
  })
}

/** What this process takes to be in force and next, and what the same snapshot has. */
async function expectSameInForce(): Promise<void> {
  await work(async (work) => {
    await work.tx.run(sql`set transaction isolation level repeatable read`)
    const all = await settingsInForce(work, spread)
    for (const key of KEYS) {
      const [inForce, next] = [await findSetting(work, spread, key), await nextSetting(work, spread, key)]
      const stored = await work.tx.one<{ inForce: unknown; next: unknown }>(sql`
        select (
          select data from platform.versioned where noun = 'spread' and key = ${key}
            and approved_by is not null and in_force_from <= ${work.now}
          order by in_force_from desc, version desc limit 1) as in_force, (
          select data from platform.versioned where noun = 'spread' and key = ${key}
            and approved_by is not null and in_force_from > ${work.now}
          order by in_force_from, version desc limit 1) as next`)
      expect({
        inForce: inForce?.data ?? null,
        all: all.get(key)?.data ?? null,
        next: next?.data ?? null,
      }).toEqual({ ...stored, all: stored.inForce })
    }
  })
}

class RolledBack extends Error {}

/** One change. Two versions of a key at the same moment may refuse each other. */
const changes: Record<string, (process: Process, key: string, ms: number) => Promise<unknown>> = {
  write: (_, key) => work((work) => writeVersion(work, 'spread', key, someVersion())),
  schedule: (_, key, ms) => work((work) => writeVersion(work, 'spread', key, someVersion(later(ms)))),
  withdraw: (_, key) =>
    work(async (work) => {
      const [next] = await scheduledVersions(work, { kind: 'spread', key })
      return next && withdrawVersion(work, next, BETO)
    }),
  rehearse: (process, key) =>
    work((work) =>
      rehearseVersions(work, async () => {
        await writeVersion(work, 'spread', key, someVersion())
        return process(work, 'spread')
      }),
    ),
  'roll back': (process, key) =>
    work(async (work) => {
      await writeVersion(work, 'spread', key, someVersion())
      await process(work, 'spread')
      throw new RolledBack()
    }),
  'change by the owner': (_, key) =>
    owner(`update platform.versioned set data = $2 where noun = 'spread' and key = $1`, [
      key,
      someVersion().data,
    ]),
  'delete by the owner': (_, key) =>
    owner(
      `delete from platform.versioned where (noun, key, version) = (select noun, key, max(version)
       from platform.versioned where noun = 'spread' and key = $1 group by noun, key)`,
      [key],
    ),
  'let time pass': async (_, _key, ms) => clock.advance(ms),
}

const isExpected = (error: unknown): boolean =>
  error instanceof RolledBack || (error as { readonly code?: string }).code === '23505'

describe('versions kept in two processes', () => {
  test('random changes by both at the same time: each sees what its snapshot has', async () => {
    const change = fc.record({
      name: fc.constantFrom(...Object.keys(changes)),
      key: fc.constantFrom(...KEYS),
      ms: fc.integer({ min: 1, max: 60_000 }),
    })
    const list = fc.array(change, { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(list, list, async (...lists) => {
        await Promise.all(
          lists.map(async (list, at) => {
            const process = processes[at as 0 | 1]
            for (const { name, key, ms } of list) {
              await changes[name]?.(process, key, ms).catch((error: unknown) => {
                if (!isExpected(error)) throw error
              })
              await expectSame(process)
              await expectSameInForce()
            }
          }),
        )
        for (const process of processes) await expectSame(process)
      }),
      { numRuns: 25 },
    )
  }, 120_000)

  test('a scheduled version: in force from its millisecond', async () => {
    const from = later(60_000)
    const version = { ...someVersion(from), data: { bps: 777 } }
    await work((work) => writeVersion(work, 'spread', 'us-usd', version))
    const inForce = (at: Date) =>
      createRuntime({ ...toy.runtime, clock: { ...clock, now: () => at } }).work(system, (work) =>
        findSetting(work, spread, 'us-usd'),
      )
    expect((await inForce(new Date(from.getTime() - 1)))?.data).not.toEqual({ bps: 777 })
    expect((await inForce(from))?.data).toEqual({ bps: 777 })
  })

  test('a version withdrawn while a transaction uses it: the next transaction does not use it', async () => {
    const version = await work((work) => writeVersion(work, 'spread', 'mx-mxn', someVersion(later(1000))))
    await work(async (work) => {
      expect((await nextSetting(work, spread, 'mx-mxn'))?.version).toBe(version)
      await runtime.work(system, (other) =>
        withdrawVersion(other, { kind: 'spread', key: 'mx-mxn', version }, BETO),
      )
    })
    expect((await work((work) => nextSetting(work, spread, 'mx-mxn')))?.version).not.toBe(version)
  })

  test('nothing was written: one statement for a transaction, whatever settings it reads', async () => {
    const read = (work: Work) =>
      Promise.all([
        findSetting(work, spread, 'us-usd'),
        settingsInForce(work, settingKind.fee),
        findSetting(work, settingKind.quoteRules),
      ])
    await work(read)
    const executed: string[] = []
    await work(async ({ tx, ...rest }) => {
      const counted: Work['tx'] = {
        ...tx,
        many: (statement) => (executed.push('many'), tx.many(statement)),
        one: (statement) => (executed.push('one'), tx.one(statement)),
      }
      await read({ ...rest, tx: counted })
    })
    expect(executed).toEqual(['one'])
  })
})
