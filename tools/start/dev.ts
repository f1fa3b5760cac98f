import { migrate } from '@puente/postgres'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StartConfig } from './config.ts'
import { runMain } from './main.ts'
import { startPlan } from './plan.ts'
import { wordsFor } from './problem.ts'
import type { Running, StartPlan } from './supervisor.ts'
import { watchFolders } from './watch-folders.ts'

const WEB_DRAIN_MS = 1000
const SERVER_PACKAGES = ['money', 'contract', 'postgres', 'backup', 'ledger']

/** The ports of the web apps with hot module replacement come this far after those of the built apps. */
const PORT_OFFSET = 10

/**
 * `npm start` with file watching: processes restart, new migrations and functions are applied, and a second address of
 * each web app replaces changed modules in the browser, which keeps its state.
 */
function devPlan(config: StartConfig): StartPlan {
  const plan = startPlan(config)
  const { PORT, BACKOFFICE_PORT } = config.ports
  const ports: Readonly<Record<string, number>> = { 'customer-web': PORT, 'backoffice-web': BACKOFFICE_PORT }
  const apps = Object.entries(ports)
    .filter(([app]) => existsSync(path.join(config.root, 'apps', app, 'index.html')))
    .map(([app, port]) => ({ app, api: originAt(port), port: port + PORT_OFFSET }))
  const servers = apps.map(({ app, api, port }) => ({
    name: `serve-${app}`,
    args: [
      path.join(config.root, 'tools/start/serve-web.ts'),
      path.join(config.root, 'apps', app),
      String(port),
      api,
    ],
    drainMs: WEB_DRAIN_MS,
  }))
  return {
    ...plan,
    stages: [...plan.stages, servers],
    onReady: (running) => {
      for (const { app, port } of apps) running.progress.say(`${app} with hot reload: ${originAt(port)}`)
      return follow(plan, running)
    },
  }
}

const originAt = (port: number): string => `http://localhost:${port}`

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
    watchFolders([plan.migrations, path.join(path.dirname(plan.migrations), 'functions')], () => {
      const { ownerUrl } = running.database
      if (ownerUrl === undefined) return
      migrate(ownerUrl, plan.migrations).then(
        (applied) => applied.length > 0 && restart(['api', 'worker']),
        (error: unknown) => running.progress.say(wordsFor(error)),
      )
    }),
  ]
  return () => ends.forEach((end) => end())
}

await runMain(devPlan)
