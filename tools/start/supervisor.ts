import { migrateDatabases } from '../../apps/server/src/wiring/commands/migrate-databases.ts'
import { releaseFileLock } from '@puente/postgres/embedded'
import path from 'node:path'
import { childEnvironment, type StartConfig } from './config.ts'
import { openDatabase, type Database } from './database.ts'
import { waitForHealth } from './health.ts'
import { endLeftOvers, ProcessRecord } from './left-overs.ts'
import {
  instanceLock,
  requireDatabase,
  requireDataFolder,
  requireOnlyInstance,
  requirePorts,
} from './preflight.ts'
import { wordsFor } from './problem.ts'
import { progressFrom, type Progress } from './progress.ts'
import { runSeed, type SignIn } from './seed.ts'
import { aborted, listenForStop, type StopSignals } from './stop-signals.ts'
import { SupervisedProcess, type ProcessPlan } from './supervised-process.ts'
import { buildWebApps, buildWebLanguages, dropOutdatedLanguages, type WebBuild } from './web-build.ts'
import { welcome } from './welcome.ts'

/** Everything that one start consists of. */
export interface StartPlan {
  readonly config: StartConfig
  readonly migrations: string
  readonly seed: string
  readonly webApps: readonly string[]
  /** Built once everything is ready: until then these languages are served in Spanish. */
  readonly webLanguages?: readonly WebBuild[]
  /** A line for the console at the beginning. */
  readonly note?: string
  /** Each stage starts when the previous one is ready; they stop in reverse order. */
  readonly stages: readonly (readonly ProcessPlan[])[]
  /** Called when everything is ready; the returned function is called first at shutdown. */
  readonly onReady?: (running: Running) => () => void
}

export interface Running {
  readonly processes: readonly SupervisedProcess[]
  readonly database: Database
  readonly progress: Progress
}

interface Ending {
  readonly name: string
  end(hurry: AbortSignal): Promise<void>
}

/**
 * Starts everything in order, keeps it running, and stops it in reverse order on request. Returns the exit
 * code: 0 after an orderly stop at any time, 1 after one sentence.
 */
export async function runStart(
  plan: StartPlan,
  write: (line: string) => void = console.log,
): Promise<number> {
  const signals = listenForStop()
  const progress = progressFrom(write)
  const endings: Ending[] = []
  try {
    await startAll(plan, progress, signals, endings, write)
    await aborted(signals.stop)
    return 0
  } catch (error) {
    if (signals.stop.aborted) return 0
    console.error(wordsFor(error))
    return 1
  } finally {
    await endAll(endings, progress, signals)
    signals.release()
  }
}

async function startAll(
  plan: StartPlan,
  progress: Progress,
  signals: StopSignals,
  endings: Ending[],
  write: (line: string) => void,
): Promise<void> {
  const { config } = plan
  const { stop } = signals
  await preflight(config, progress, endings)
  stop.throwIfAborted()
  if (plan.note !== undefined) progress.say(plan.note)
  dropOutdatedLanguages(config.root, plan.webLanguages ?? [])
  const building = buildWebApps({
    root: config.root,
    apps: plan.webApps,
    logFolder: path.join(config.dataFolder, 'logs'),
    signal: stop,
  })
  building.catch(() => undefined)
  endings.push({ name: '', end: async () => void (await building.catch(() => undefined)) })
  const { database, signIn } = await prepareDatabase(plan, progress, stop, endings)
  const built = await building
  if (built.length > 0) progress.say(`Built ${built.join(' and ')}`)
  const processes = await startStages(plan, database, progress, signals, endings)
  await waitForHealth(`http://127.0.0.1:${config.ports.PORT}/api/health`, stop)
  write(welcome(config, progress.seconds(), signIn))
  processes.forEach((one) => one.announce())
  buildLanguages(plan, progress, stop, endings)
  database.onMoved(() => processes.forEach((one) => void one.restart()))
  const end = plan.onReady?.({ processes, database, progress })
  if (end !== undefined) endings.push({ name: '', end: async () => end() })
}

function buildLanguages(
  { config, webLanguages = [] }: StartPlan,
  progress: Progress,
  stop: AbortSignal,
  endings: Ending[],
): void {
  const logFolder = path.join(config.dataFolder, 'logs')
  const building = buildWebLanguages({ root: config.root, logFolder, signal: stop }, webLanguages).then(
    (built) => built.forEach(({ app, language }) => progress.say(`Built ${app} in "${language}"`)),
    (error: unknown) => (stop.aborted ? undefined : progress.say(wordsFor(error))),
  )
  endings.push({ name: '', end: async () => building })
}

/** How long the ports of processes that have just ended may stay busy. */
const PORTS_OF_LEFT_OVERS_MS = 5000

async function preflight(config: StartConfig, progress: Progress, endings: Ending[]): Promise<void> {
  requireDatabase(config)
  requireDataFolder(config.dataFolder)
  requireOnlyInstance(config.dataFolder)
  endings.push({ name: '', end: async () => releaseFileLock(instanceLock(config.dataFolder)) })
  const hadLeftOvers = await endLeftOvers(config.dataFolder, (line) => progress.say(line))
  await requirePorts(config, hadLeftOvers ? PORTS_OF_LEFT_OVERS_MS : 0)
}

interface Prepared {
  readonly database: Database
  readonly signIn: SignIn | undefined
}

/** Migrates what this start may migrate, and returns the files. Throws a problem of one sentence when something else is pending. */
function migrated({ config, migrations }: StartPlan, database: Database): Promise<readonly string[]> {
  const { dataKeysUrl, dataKeysOwnerUrl } = config
  const { ownerUrl } = database
  return migrateDatabases({ url: database.url(), ownerUrl, dataKeysUrl, dataKeysOwnerUrl }, migrations)
}

async function prepareDatabase(
  plan: StartPlan,
  progress: Progress,
  stop: AbortSignal,
  endings: Ending[],
): Promise<Prepared> {
  const { config } = plan
  progress.say(config.databaseUrl === undefined ? 'Starting PostgreSQL' : 'Looking for your PostgreSQL')
  const database = await openDatabase(config, (line) => progress.say(line))
  endings.push({
    name: config.databaseUrl === undefined ? 'PostgreSQL' : '',
    end: (hurry) => database.stop(hurry.aborted),
  })
  progress.say(`Using ${database.description}`)
  stop.throwIfAborted()
  const applied = await migrated(plan, database)
  if (applied.length > 0)
    progress.say(`Migrated: ${applied.length} new ${applied.length === 1 ? 'file' : 'files'}`)
  stop.throwIfAborted()
  const environment = childEnvironment(config, database.url())
  const signIn = await runSeed({
    root: config.root,
    dataFolder: config.dataFolder,
    script: plan.seed,
    environment,
    signal: stop,
  })
  progress.say('Seeded')
  return { database, signIn }
}

async function startStages(
  plan: StartPlan,
  database: Database,
  progress: Progress,
  signals: StopSignals,
  endings: Ending[],
): Promise<readonly SupervisedProcess[]> {
  const { root, dataFolder } = plan.config
  const surroundings = {
    root,
    dataFolder,
    record: new ProcessRecord(dataFolder),
    environment: () => childEnvironment(plan.config, database.url()),
    say: (line: string) => progress.say(line),
  }
  const all: SupervisedProcess[] = []
  for (const stage of plan.stages) {
    signals.stop.throwIfAborted()
    const processes = stage.map((one) => new SupervisedProcess(one, surroundings))
    for (const one of processes) endings.push({ name: one.plan.name, end: (hurry) => one.stop(hurry) })
    await Promise.race([Promise.all(processes.map((one) => one.start())), aborted(signals.stop)])
    signals.stop.throwIfAborted()
    progress.say(`Serving: ${stage.map((one) => one.name).join(', ')}`)
    all.push(...processes)
  }
  return all
}

async function endAll(endings: readonly Ending[], progress: Progress, signals: StopSignals): Promise<void> {
  for (const ending of endings.toReversed()) {
    const began = performance.now()
    await ending.end(signals.hurry).catch((error: unknown) => console.error(wordsFor(error)))
    if (ending.name !== '')
      progress.say(`Ended ${ending.name} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
}
