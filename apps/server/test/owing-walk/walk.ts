import fc from 'fast-check'
import { expect } from 'vitest'
import { followClock } from '../../src/modules/pending-items/follow-clock.ts'
import { reconcile } from '../../src/modules/pending-items/index.ts'
import { pendingRules } from '../../src/wiring/rules/pending-rules.ts'
import { publisherOf } from '../../src/wiring/publisher.ts'
import { seedOutstanding, seedTexts } from '../../src/wiring/seed/owing/seed-outstanding.ts'
import { applicationsOf } from '../applications.ts'
import { clockSaid, itemDifferences, type ClockSaid } from '../item-differences.ts'
import { createEnvironment, type TestEnvironment } from '../world.ts'
import { castOf, type Step } from './cast.ts'
import { documentSteps } from './steps-documents.ts'
import { fileSteps } from './steps-files.ts'
import { moneySteps } from './steps-money.ts'
import { peopleSteps } from './steps-people.ts'
import { worldSteps } from './steps-world.ts'

const steps = {
  ...peopleSteps,
  ...fileSteps,
  ...documentSteps,
  ...moneySteps,
  ...worldSteps,
} satisfies Readonly<Record<string, Step>>
const names = Object.keys(steps) as (keyof typeof steps)[]
/** The number of steps between two checks of all items. */
const STRIDE = 4

interface Taken {
  readonly step: keyof typeof steps
  readonly chance: number
}

const taken: fc.Arbitrary<Taken> = fc.record(
  { step: fc.constantFrom(...names), chance: fc.nat(999) },
  { noNullPrototype: true },
)

/**
 * A test environment with a customer for each kind of item from the start, who is present when time, law and rules
 * change.
 */
export async function createItemEnvironment(): Promise<TestEnvironment> {
  const world = await createEnvironment()
  await seedTexts(world.runtime)
  await seedOutstanding(world.runtime, publisherOf(world.config))
  return world
}

/** Sequences that random choice would seldom produce. Each runs first and completely. */
const narrow: readonly (readonly (readonly [step: keyof typeof steps, chance: number])[])[] = [
  // The item of a kept reward opens again minutes after the worker's check.
  [
    ['rewards are kept', 1],
    ['time goes by', 5],
    ['time goes by', 6],
  ],
  // An approval opens the items that the rules require of such a customer.
  [
    ['two people change who shows what', 1],
    ['staff decide about a person', 4],
  ],
  // A company's documents are waiting when the rules stop requiring them, and then require others.
  [
    ['companies show other papers', 2],
    ['companies show other papers', 0],
  ],
  // The law changes on the same day.
  [
    ['an old address stands', 4],
    ['the law takes a comuna away', 0],
    ['the law gives it back', 0],
  ],
]

/**
 * Runs random steps of people, staff, law and time through handlers and modules. After every few steps it compares the
 * open items with the rules. A failure prints its seed and steps.
 */
export async function runItemScenarios(
  world: TestEnvironment,
  walks: number,
  longest: number,
): Promise<void> {
  const seed = Number(process.env['PUENTE_SEED'] ?? 900_001)
  console.log(`PUENTE_SEED=${seed}`)
  const staff = {
    analista: await world.signedIn('analista'),
    oficial: await world.signedIn('oficial'),
    admin: await world.signedIn('admin'),
  }
  const files = applicationsOf(world)
  await follow(world)
  const property = fc.asyncProperty(
    fc.array(taken, { minLength: longest - STRIDE, maxLength: longest, size: 'max' }),
    async (path) => {
      const cast = await castOf(world, staff, files)
      let before = await clockSaid(world.runtime)
      for (const [index, { step, chance }] of path.entries()) {
        await steps[step](cast, chance)
        if (step in worldSteps) await follow(world)
        if (index % STRIDE === STRIDE - 1) before = await agree(world, before, index)
      }
      await agree(world, before, path.length)
    },
  )
  const examples = narrow.map((path): [Taken[]] => [path.map(([step, chance]) => ({ step, chance }))])
  await fc.assert(property, { seed, numRuns: walks + examples.length, examples, endOnFailure: true })
  for (const rule of pendingRules)
    expect([rule.kind, await reconcile(world.runtime, rule)]).toEqual([
      rule.kind,
      { missing: 0, superfluous: 0, different: 0 },
    ])
}

/** Runs what the worker does within a minute. */
async function follow(world: TestEnvironment): Promise<void> {
  while ((await followClock(world.runtime, pendingRules)) > 0) continue
}

async function agree(world: TestEnvironment, before: ClockSaid, after: number): Promise<ClockSaid> {
  expect(await itemDifferences(world.runtime, before), `after step ${after}`).toEqual([])
  return clockSaid(world.runtime)
}
