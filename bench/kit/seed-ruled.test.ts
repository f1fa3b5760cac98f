import { appUrlOf, empty, sql } from '@puente/postgres'
import { afterAll, beforeAll, expect, inject, it, test } from 'vitest'
import { reconcile } from '../../apps/server/src/modules/pending-items/index.ts'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import type { Runtime } from '../../apps/server/src/platform/work.ts'
import { openRuntime } from '../../apps/server/src/wiring/runtime.ts'
import { pendingRules } from '../../apps/server/src/wiring/rules/pending-rules.ts'
import type { Stand } from '../stand/stand.ts'
import { testStand } from '../stand/test-stand.ts'
import { openOutstandingItems, seedRuledFacts, RULED_TABLES } from './seed-ruled.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
  }
}

const system = { kind: 'system', name: 'test' } as const
const PEOPLE = 12_000

let stand: Stand
let runtime: Runtime
let close: () => Promise<void>
let opened: ReadonlyMap<string, number>
beforeAll(async () => {
  stand = testStand(inject('adminUrl'))
  const databaseUrl = await stand.database('ruled')
  await seedRuledFacts(databaseUrl, PEOPLE)
  ;({ runtime, close } = await openRuntime(
    loadConfig({ DATABASE_URL: appUrlOf(databaseUrl), DATA_DIR: stand.folder }),
    'test',
  ))
  opened = await openOutstandingItems({ runtime, databaseUrl }, pendingRules)
})
afterAll(async () => {
  await close?.()
  await stand?.end()
})

interface Plan {
  readonly 'Relation Name'?: string
  readonly Schema?: string
  readonly Plans?: readonly Plan[]
}

const tablesOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] === undefined ? [] : [`${plan.Schema}.${plan['Relation Name']}`]),
  ...(plan.Plans ?? []).flatMap(tablesOf),
]

/** Every table that the database reads in the queries for outstanding items of a kind. */
const readBy = ({ owed }: (typeof pendingRules)[number]): Promise<string[]> =>
  runtime.work(system, async (work) => {
    const [row] = await work.tx.many<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
      sql`explain (verbose, format json) ${await owed(work, { now: work.now, only: undefined })}${empty}`,
    )
    return row === undefined ? [] : tablesOf(row['QUERY PLAN'][0].Plan)
  })

it('the seeded facts: raise items of every kind, and each outstanding item is open', async () => {
  for (const rule of pendingRules) {
    expect([rule.kind, (opened.get(rule.kind) ?? 0) > 0]).toEqual([rule.kind, true])
    expect([rule.kind, await reconcile(runtime, rule)]).toEqual([
      rule.kind,
      { missing: 0, superfluous: 0, different: 0 },
    ])
  }
})

test('the bench: scans exactly the tables that the rules read', async () => {
  const read = new Set(['pending_items.item'])
  for (const rule of pendingRules) for (const table of await readBy(rule)) read.add(table)
  expect([...read].toSorted()).toEqual(RULED_TABLES.map((table) => table.replaceAll('"', '')).toSorted())
})
