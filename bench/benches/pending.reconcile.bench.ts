import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { appUrlOf, withConnection } from '@puente/postgres'
import { reconcile } from '../../apps/server/src/modules/pending-items/index.ts'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import type { Runtime } from '../../apps/server/src/platform/work.ts'
import { openRuntime } from '../../apps/server/src/wiring/runtime.ts'
import { pendingRules } from '../../apps/server/src/wiring/rules/pending-rules.ts'
import { defineBench } from '../harness/bench.ts'
import { openOutstandingItems, seedRuledFacts, RULED_TABLES } from '../kit/seed-ruled.ts'

const PEOPLE = 1_000_000

interface Night {
  readonly runtime: Runtime
  readonly databaseUrl: string
  readonly close: () => Promise<void>
  /** The number of open items of each kind. */
  readonly opened: ReadonlyMap<string, number>
  /** Milliseconds of each rule, over all rounds. */
  readonly spent: Map<string, number>
  rounds: number
  wrong: number
}

/** Reads every row of every table that the rules read, once, in page order. */
async function scanOnce({ databaseUrl }: Night): Promise<number> {
  await withConnection(databaseUrl, async (client) => {
    await client.query(
      'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off',
    )
    for (const table of RULED_TABLES) await client.query(`select count(t) from ${table} as t`)
  })
  return 1
}

async function reconcileAll(night: Night): Promise<number> {
  for (const rule of pendingRules) {
    const began = performance.now()
    const { missing, superfluous, different } = await reconcile(night.runtime, rule)
    night.spent.set(rule.kind, (night.spent.get(rule.kind) ?? 0) + performance.now() - began)
    night.wrong += missing + superfluous + different
  }
  night.rounds += 1
  return 1
}

export const bench = defineBench<Night>({
  name: 'pending.reconcile',
  unit: 'nights',
  about: `every rule of pending items over ${PEOPLE.toLocaleString('en')} customers, all that is owed standing open`,
  callers: 1,
  pace: { rounds: 2, warmUpMs: 2000, measureMs: 15_000 },
  baseline: { name: 'one scan of the same tables', run: scanOnce },
  prepare: async (stand) => {
    const databaseUrl = await stand.database('pending.reconcile')
    await seedRuledFacts(databaseUrl, PEOPLE)
    const config = loadConfig({
      DATABASE_URL: appUrlOf(databaseUrl),
      DATA_DIR: path.join(stand.folder, 'pending.reconcile'),
    })
    const { runtime, close } = await openRuntime(config, 'bench')
    const opened = await openOutstandingItems({ runtime, databaseUrl }, pendingRules)
    return { runtime, databaseUrl, opened, close, spent: new Map(), rounds: 0, wrong: 0 }
  },
  run: reconcileAll,
  verify: async ({ opened, spent, rounds, wrong }) => ({
    broken: wrong === 0 ? [] : [`${wrong} items differ from facts that nobody changed`],
    notes: [...spent]
      .sort((one, other) => other[1] - one[1])
      .map(
        ([kind, ms]) =>
          `${kind}: ${(ms / Math.max(1, rounds)).toFixed(0)} ms over ${opened.get(kind)} open items`,
      ),
  }),
  end: ({ close }) => close(),
})
