import { startConfig, type StartConfig } from './config.ts'
import { wordsFor } from './problem.ts'
import { runStart, type StartPlan } from './supervisor.ts'

/** Runs a start and exits this process with its exit code. */
export async function runMain(plan: (config: StartConfig) => StartPlan): Promise<never> {
  // A closed console must not end this process before its child processes have ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    process.exit(await runStart(plan(startConfig())))
  } catch (error) {
    console.error(wordsFor(error))
    process.exit(1)
  }
}
