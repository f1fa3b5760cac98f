import { openReference } from '../reference/open-reference.ts'
import type { Reference } from '../reference/reference.ts'
import type { Stand } from '../stand/stand.ts'
import type { AnyBench } from './bench.ts'
import { failed, judge, type Budgets, type Figure } from './figure.ts'
import { measure } from './measure.ts'
import { PACE, type Pace } from './pace.ts'

type Say = (line: string) => void

/** Runs the benches one after another on one stand. A failed bench reports its error, and the others still run. */
export async function runAll(
  benches: readonly AnyBench[],
  stand: Stand,
  budgets: Budgets,
  say: Say,
): Promise<Figure[]> {
  const reference = await openReference(stand)
  say(`reference: ${reference.name}, on this server, between the windows of each bench`)
  const figures: Figure[] = []
  for (const bench of benches) figures.push(await runOne(bench, stand, reference, { budgets, say }))
  const faults = await reference.verify()
  if (faults.length > 0) throw new Error(`the reference broke its invariant: ${faults.join('; ')}`)
  return figures
}

/** The row of one bench. Any error is reported and makes the row fail. */
export async function runOne(
  bench: AnyBench,
  stand: Stand,
  reference: Reference,
  { budgets, say, pace = PACE }: { budgets: Budgets; say: Say; pace?: Pace },
): Promise<Figure> {
  const budget = budgets[bench.name]
  const began = performance.now()
  say(`\n${bench.name}: ${bench.about}`)
  try {
    const measured = await measure(bench, stand, reference, { ...pace, ...bench.pace })
    for (const note of [...measured.notes, ...measured.asides]) say(`  ${note}`)
    for (const fault of measured.broken) say(`  BROKEN: ${fault}`)
    say(`  took ${((performance.now() - began) / 1000).toFixed(0)} s`)
    return judge(measured, budget)
  } catch (error) {
    say(`  FAILED: ${error instanceof Error ? error.message : String(error)}`)
    return failed(bench.name, bench.unit, bench.baseline?.name ?? reference.name, budget)
  }
}
