import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runNode } from './run/run.ts'
import { partNames, partsOf, type Part } from './test/parts.ts'
import { afterRepeating, casesOf, filesToRepeat, summary, type Case } from './test/results.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
})
if (values.only !== undefined && !partNames.some((name) => name === values.only)) {
  console.error(`--only takes one of ${partNames.join(', ')}.`)
  process.exit(2)
}

let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopped = true))

/** Only `npm run test:all` draws a seed; a seed that finds a fault is added to the list in its test. */
const seed = process.env['PUENTE_SEED'] ?? (values.all ? String(randomInt(2 ** 31)) : undefined)
if (seed !== undefined) console.log(`PUENTE_SEED=${seed}`)

const folder = mkdtempSync(join(tmpdir(), 'puente-test-'))
const cases: Case[] = []
for (const part of partsOf({ only: values.only, all: values.all, seed, files: positionals }, folder)) {
  if (stopped) break
  const first = await run(part)
  // Other tests may have caused a failure: files with failed tests run once more, alone.
  const repeated = part.repeats ? filesToRepeat(first) : []
  const found =
    repeated.length === 0 || stopped ? first : afterRepeating(first, await repeat(part.name, repeated))
  const failed = found.filter(({ passed }) => !passed).length
  console.log(`== ${part.name}: ${found.length - failed} passed, ${failed} failed`)
  cases.push(...found)
}
rmSync(folder, { recursive: true, force: true })
console.log(`\n${summary(cases)}`)
if (stopped || cases.length === 0 || cases.some(({ passed }) => !passed)) process.exitCode = 1

/** Runs one part and returns its cases. */
async function run(part: Part): Promise<Case[]> {
  console.log(`\n== ${part.name}`)
  const { code, seconds } = await runNode(part.args, { env: part.env, live: true })
  console.log(`== ${part.name} took ${seconds.toFixed(1)} s`)
  return casesOf(part.name, code, part.report, part.read)
}

/** Runs these files of a part again, with nothing else running. */
async function repeat(name: string, files: readonly string[]): Promise<Case[]> {
  const parts = partsOf({ only: name, all: values.all, seed, files }, mkdtempSync(join(folder, 'again-')))
  return (await Promise.all(parts.map(run))).flat()
}
