import { migrate } from '@puente/postgres'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StartConfig } from './config.ts'
import { runMain } from './main.ts'
import { startPlan } from './plan.ts'
import { wordsFor } from './problem.ts'
import type { Running, StartPlan } from './supervisor.ts'
import { watchFolders } from './watch-folders.ts'
import { forgetBuild } from './web-build.ts'

const WEB_DRAIN_MS = 1000
const SERVER_PACKAGES = ['money', 'contract', 'postgres', 'ledger']

/** `npm start` with file watching: processes restart, web apps are rebuilt, new migrations are applied. */
function devPlan(config: StartConfig): StartPlan {
  const plan = startPlan(config)
  const apps = plan.webApps.filter((app) => existsSync(path.join(config.root, 'apps', app, 'index.html')))
  for (const app of apps) forgetBuild(config.root, app)
  const builders = apps.map((app) => ({
    name: `build-${app}`,
    args: [path.join(config.root, 'tools/start/watch-web.ts'), path.join(config.root, 'apps', app)],
    drainMs: WEB_DRAIN_MS,
  }))
  return {
    ...plan,
    webApps: [],
    stages: [builders, ...plan.stages],
    onReady: (running) => follow(plan, running),
  }
}

function follow(plan: StartPlan, running: Running): () => void {
  const { root } = plan.config
  const restart = (names: readonly string[]): void => {
    running.progress.say(`Reloading ${names.join(', ')}`)
    for (const one of running.processes) if (names.includes(one.plan.name)) void one.restart()
  }
  const serverFolders = [
    path.join(root, 'apps/server/src'),
    ...SERVER_PACKAGES.map((name) => path.join(root, 'packages', name, 'src')),
  ]
  const ends = [
    watchFolders(serverFolders, () => restart(['api', 'worker'])),
    watchFolders([path.join(root, 'sandbox/src')], () => restart(['sandbox'])),
    watchFolders([plan.migrations], () => {
      migrate(running.database.url(), plan.migrations).then(
        (applied) => applied.length > 0 && restart(['api', 'worker']),
        (error: unknown) => running.progress.say(wordsFor(error)),
      )
    }),
  ]
  return () => ends.forEach((end) => end())
}

await runMain(devPlan)
