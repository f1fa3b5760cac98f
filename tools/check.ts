import { steps, type Step } from './check/steps.ts'
import { runNode } from './run/run.ts'

const AT_ONCE = 2
const began = performance.now()
const failed: string[] = []
const queue = [...steps]

async function work(): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) await run(step)
}

async function run({ name, args, env }: Step): Promise<void> {
  const { code, output, seconds } = await runNode(args, env === undefined ? {} : { env })
  const said = output.trim()
  const figures = code === 0 && said !== '' && !said.includes('\n') && said.length < 120 ? `  ${said}` : ''
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s${figures}`,
  )
  if (code === 0) return
  failed.push(name)
  console.log(said.replaceAll(/^/gm, '  '))
}

await Promise.all(Array.from({ length: AT_ONCE }, work))
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  failed.length === 0 ? `Everything holds (${seconds} s).` : `${failed.join(', ')} failed (${seconds} s).`,
)
if (failed.length > 0) process.exitCode = 1
