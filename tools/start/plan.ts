import path from 'node:path'
import type { StartConfig } from './config.ts'
import type { ProcessPlan } from './supervised-process.ts'
import type { StartPlan } from './supervisor.ts'

/** How long open requests and running jobs may take to finish at shutdown. */
const DRAIN_MS = 8000
const SANDBOX_DRAIN_MS = 3000

/** The stages of `npm start`. */
export function startPlan(config: StartConfig): StartPlan {
  const at = (file: string): string => path.join(config.root, file)
  const sandbox: ProcessPlan = {
    name: 'sandbox',
    args: [at('sandbox/src/main.ts')],
    drainMs: SANDBOX_DRAIN_MS,
  }
  const worker: ProcessPlan = { name: 'worker', args: [at('apps/server/src/worker.ts')], drainMs: DRAIN_MS }
  const api: ProcessPlan = { name: 'api', args: [at('apps/server/src/api.ts')], drainMs: DRAIN_MS }
  const archiver: ProcessPlan = {
    name: 'archiver',
    args: [at('apps/server/src/archiver.ts')],
    drainMs: DRAIN_MS,
  }
  return {
    config,
    migrations: at('database/migrations'),
    seed: at('apps/server/src/seed.ts'),
    webApps: ['customer-web', 'backoffice-web'],
    // The first stage ends last, so that the archiver stores what the others wrote.
    stages: [
      ...(config.backsUp ? [[archiver]] : []),
      config.environment === 'sandbox' ? [sandbox, worker] : [worker],
      [api],
    ],
  }
}
