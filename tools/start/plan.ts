import path from 'node:path'
import { BUILD, isBuiltNow } from '../build/built.ts'
import { webApps, webLanguages } from '../build/computed-reads.ts'
import { asScript } from '../build/script-name.ts'
import type { StartConfig } from './config.ts'
import type { ProcessPlan } from './supervised-process.ts'
import type { StartPlan } from './supervisor.ts'

/** How long open requests and running jobs may take to finish at shutdown. */
const DRAIN_MS = 8000
const SANDBOX_DRAIN_MS = 3000

/** The code that a start runs: the sources, or a build of them. */
export interface StartedCode {
  readonly isBuilt: boolean
  /** For the console; undefined when nothing needs saying. */
  readonly note?: string
}

/**
 * The code of `npm start`. Production runs `build/` when it was made of the sources as they are now, and otherwise the
 * sources, and says so. The sandbox runs the sources.
 */
export function startedCode({ root, environment }: Pick<StartConfig, 'root' | 'environment'>): StartedCode {
  if (environment === 'sandbox') return { isBuilt: false }
  switch (isBuiltNow(root)) {
    case 'built':
      return { isBuilt: true, note: `Using ${BUILD}/` }
    case 'older':
      return {
        isBuilt: false,
        note: `Using the sources, because ${BUILD}/ was made of others: \`npm run build\` makes it again`,
      }
    case 'absent':
      return {
        isBuilt: false,
        note: 'Using the sources: `npm run build` makes what starts without development dependencies',
      }
  }
}

/** The stages of `npm start`, for the sources or for a build. */
export function startPlan(config: StartConfig, code: StartedCode = { isBuilt: false }): StartPlan {
  const from = (file: string): string => path.join(config.root, file)
  const at = (file: string): string =>
    code.isBuilt ? path.join(config.root, BUILD, asScript(file)) : from(file)
  const sandbox: ProcessPlan = {
    name: 'sandbox',
    args: [from('sandbox/src/main.ts')],
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
    migrations: from('database/migrations'),
    seed: from('apps/server/src/seed.ts'),
    ...(code.note === undefined ? {} : { note: code.note }),
    webApps: code.isBuilt ? [] : webApps,
    webLanguages: code.isBuilt ? [] : webLanguages,
    // The first stage ends last, so that the archiver stores what the others wrote.
    stages: [
      ...(config.backsUp ? [[archiver]] : []),
      config.environment === 'sandbox' ? [sandbox, worker] : [worker],
      [api],
    ],
  }
}
