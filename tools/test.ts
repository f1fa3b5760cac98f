import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runNode } from './run/run.ts'
import { partNames, partsOf } from './test/parts.ts'
import { casesOf, summary, type Case } from './test/results.ts'

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

const folder = mkdtempSync(join(tmpdir(), 'puente-test-'))
const cases: Case[] = []
for (const part of partsOf({ only: values.only, all: values.all, files: positionals }, folder)) {
  if (stopped) break
  console.log(`\n== ${part.name}`)
  const { code, seconds } = await runNode(part.args, { env: part.env, live: true })
  const found = casesOf(part.name, code, part.report, part.read)
  const failed = found.filter(({ passed }) => !passed).length
  console.log(`== ${part.name}: ${found.length - failed} passed, ${failed} failed, ${seconds.toFixed(1)} s`)
  cases.push(...found)
}
rmSync(folder, { recursive: true, force: true })
console.log(`\n${summary(cases)}`)
if (stopped || cases.length === 0 || cases.some(({ passed }) => !passed)) process.exitCode = 1
