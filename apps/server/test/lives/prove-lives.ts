import fc from 'fast-check'
import { expect } from 'vitest'
import { lifeCommands } from './commands.ts'
import { newModel, type Model } from './model.ts'
import { openReal, SLOTS, type Real } from './real.ts'

/** The number of executed commands by name. */
export type Counts = Record<string, number>

/** The length of a proof: the maximum number of runs, of commands per run, and the time. */
export interface Length {
  readonly runs: number
  readonly commands: number
  readonly withinMs: number
}

/**
 * Runs random commands on transfers and partners and compares the result with a model in memory after each. A failure
 * is shrunk and printed with its seed; `PUENTE_SEED` and `PUENTE_LIVES_PATH` repeat it.
 */
export async function proveLifecycles({ runs, commands, withinMs }: Length): Promise<Counts> {
  const seed = Number(process.env['PUENTE_SEED'] ?? 900_001)
  const path = process.env['PUENTE_LIVES_PATH']
  console.log(`lives: seed ${seed}`)
  const counts: Counts = {}
  const real = await openReal()
  try {
    const run = async (steps: Iterable<fc.AsyncCommand<Model, Real>>) => {
      await real.begin()
      await fc.asyncModelRun(() => ({ model: newModel(SLOTS), real }), counted(steps, counts))
      expect(await real.faultsInBooks()).toEqual([])
    }
    const property = fc.asyncProperty(fc.commands(lifeCommands, { maxCommands: commands, size: 'max' }), run)
    await fc.assert(property, {
      seed,
      ...(path === undefined ? {} : { path }),
      numRuns: runs,
      interruptAfterTimeLimit: withinMs,
      markInterruptAsFailure: false,
      verbose: 1,
    })
  } finally {
    await real.close()
  }
  return counts
}

function* counted(steps: Iterable<fc.AsyncCommand<Model, Real>>, counts: Counts) {
  for (const step of steps)
    yield {
      check: (model: Readonly<Model>) => step.check(model),
      run: async (model: Model, real: Real) => {
        const name = step.toString().replace(/ (of \d|by|for|to|\d|\[).*/, '')
        counts[name] = (counts[name] ?? 0) + 1
        await step.run(model, real)
      },
      toString: () => step.toString(),
    }
}
