/**
 * `npm run bench -- NAME… [--json FILE] [--record]`: measures, prints, and exits with code 1 when a target of
 * budgets.json is missed.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBudgets } from './harness/budgets.ts'
import { benchNames, loadBench } from './harness/catalogue.ts'
import { readCommand } from './harness/command-line.ts'
import { exitCodeOf } from './harness/figure.ts'
import { load, machine } from './harness/machine.ts'
import { recordFigures } from './harness/record.ts'
import { runAll } from './harness/run-all.ts'
import { table } from './harness/table.ts'
import { openStand } from './stand/stand.ts'

const say = (line: string): void => console.log(line)

async function main(args: readonly string[]): Promise<number> {
  const { names, isEverything, json, record } = readCommand(args, benchNames())
  const budgets = readBudgets()
  const found = await Promise.all(names.map(loadBench))
  const benches = found.filter((bench) => !isEverything || bench.takesMinutes === undefined)
  say(`benches: ${benches.map((bench) => bench.name).join(', ')}`)
  for (const { name, takesMinutes } of found.filter((bench) => !benches.includes(bench)))
    say(`left out: ${name}, which takes ${takesMinutes} minutes; npm run bench -- ${name}`)
  const before = load()
  const stand = await openStand()
  const abandon = (): void => void stand.end().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, abandon)
  try {
    const figures = await runAll(benches, stand, budgets, say)
    say(`\n${machine()}; load ${before} before, ${load()} after`)
    say(`${stand.about}; ${await stand.checkpoints()} checkpoints during the run`)
    say('Closed loop: each caller asks again when it is answered. Clients and server share the cores.\n')
    for (const line of table(figures, budgets)) say(line)
    if (json !== undefined) writeFileSync(path.resolve(json), `${JSON.stringify(figures, undefined, 2)}\n`)
    if (record)
      await recordFigures(figures, budgets, [
        `${machine()}; ${stand.about}.`,
        `${new Date().toISOString().slice(0, 10)}; load ${before} before and ${load()} after.`,
      ])
    return exitCodeOf(figures)
  } finally {
    await stand.end()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
