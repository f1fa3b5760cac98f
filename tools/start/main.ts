import { startConfig, type StartConfig } from './config.ts'
import { wordsFor } from './problem.ts'
import { runStart, type StartPlan } from './supervisor.ts'

/** Runs a start to its end and ends this process with the exit code. */
export async function runMain(plan: (config: StartConfig) => StartPlan): Promise<never> {
  // A console that was closed must not end us before what we started has ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    process.exit(await runStart(plan(startConfig())))
  } catch (error) {
    console.error(wordsFor(error))
    process.exit(1)
  }
}
