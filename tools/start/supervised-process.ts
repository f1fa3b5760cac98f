import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProcessRecord } from './left-overs.ts'
import { logFile, tailOf } from './log-file.ts'
import { StartProblem, wordsFor } from './problem.ts'
import { aborted } from './stop-signals.ts'

/** One supervised process: how it runs, and how long its shutdown may take. */
export interface ProcessPlan {
  readonly name: string
  /** The script and its arguments, with absolute paths. */
  readonly args: readonly string[]
  /** How long it may finish open work before it is killed. */
  readonly drainMs: number
}

export interface ProcessSurroundings {
  readonly root: string
  readonly dataFolder: string
  readonly record: ProcessRecord
  readonly environment: () => NodeJS.ProcessEnv
  readonly say: (line: string) => void
}

const READY_WITHIN_MS = 120_000
/**
 * Delays before restarting a process that repeatedly stops. After a minute of running, the first delay
 * applies again.
 */
const PAUSES_MS: readonly number[] = [250, 500, 1000, 2000, 3000]
const WELL_AFTER_MS = 60_000

/** A process that is restarted whenever it ends, until it is stopped. */
export class SupervisedProcess {
  readonly plan: ProcessPlan
  readonly #surroundings: ProcessSurroundings
  readonly #stopping = new AbortController()
  #child: ChildProcess | undefined
  #deaths = 0
  #announced = false
  #pause = new AbortController()

  constructor(plan: ProcessPlan, surroundings: ProcessSurroundings) {
    this.plan = plan
    this.#surroundings = surroundings
  }

  /** Resolves when the process reports ready. If it ends before that at the first start, throws a StartProblem. */
  async start(): Promise<void> {
    const file = logFile(this.#surroundings.dataFolder, this.plan.name)
    const begin = existsSync(file) ? statSync(file).size : 0
    const child = this.#spawn(file)
    const outcome = await Promise.race([
      readiness(child),
      sleep(READY_WITHIN_MS, 'slow' as const, { ref: false }),
    ])
    if (outcome === 'ready') return this.#watch(child)
    child.kill('SIGKILL')
    if (this.#stopping.signal.aborted) return
    const why =
      outcome === 'slow'
        ? `was not ready within ${READY_WITHIN_MS / 1000} s`
        : `ended before it was ready (${outcome})`
    throw new StartProblem(`The process "${this.plan.name}" ${why}; its log is ${file}.`, tailOf(file, begin))
  }

  /** Notifies the process, and each restart of it, that the ready line is on the console. */
  announce(): void {
    this.#announced = true
    this.#report()
  }

  #report(): void {
    if (this.#announced && this.#child?.connected === true) this.#child.send({ announced: true })
  }

  /** Stops the process within its drain time, or at once when `hurry` is aborted; resolves when it has ended. */
  async stop(hurry: AbortSignal): Promise<void> {
    this.#stopping.abort()
    await this.#end(hurry)
  }

  /** Stops it and starts it again: after a change in development, or for another database address. */
  async restart(): Promise<void> {
    this.#deaths = -1
    this.#pause.abort()
    await this.#end(new AbortController().signal)
  }

  async #end(hurry: AbortSignal): Promise<void> {
    const child = this.#child
    if (child === undefined || hasEnded(child)) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGTERM')
    const patience = new AbortController()
    await Promise.race([
      gone,
      aborted(hurry),
      sleep(this.plan.drainMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ])
    patience.abort()
    if (!hasEnded(child)) {
      this.#surroundings.say(`${this.plan.name} did not end in time and is killed`)
      child.kill('SIGKILL')
    }
    await gone
  }

  #spawn(file: string): ChildProcess {
    const log = openSync(file, 'a', 0o600)
    const child = spawn(process.execPath, this.plan.args, {
      cwd: this.#surroundings.root,
      env: this.#surroundings.environment(),
      stdio: ['ignore', log, log, 'ipc'],
      windowsHide: true,
    })
    closeSync(log)
    child.on('error', () => undefined)
    this.#child = child
    if (child.pid !== undefined) this.#surroundings.record.add(this.plan.name, child.pid)
    child.once('exit', () => this.#surroundings.record.remove(this.plan.name))
    return child
  }

  /** A log that cannot be opened (a full disk, too many files) must not stop the restarts. */
  #respawn(dataFolder: string): ChildProcess | undefined {
    try {
      return this.#spawn(logFile(dataFolder, this.plan.name))
    } catch (error) {
      this.#surroundings.say(`${this.plan.name} cannot be started: ${wordsFor(error)}`)
      return undefined
    }
  }

  #watch(child: ChildProcess): void {
    const began = performance.now()
    const onExit = (): void => void this.#revive(child, performance.now() - began)
    if (hasEnded(child)) onExit()
    else child.once('exit', onExit)
  }

  async #revive(dead: ChildProcess, livedMs: number): Promise<void> {
    const { say, dataFolder } = this.#surroundings
    if (this.#stopping.signal.aborted) return
    if (livedMs > WELL_AFTER_MS) this.#deaths = Math.min(this.#deaths, 0)
    if (this.#deaths >= 0) {
      const pauseMs = PAUSES_MS[Math.min(this.#deaths, PAUSES_MS.length - 1)] ?? 0
      say(`${this.plan.name} ended (${ending(dead)}); it starts again in ${pauseMs / 1000} s`)
      this.#pause = new AbortController()
      const cut = AbortSignal.any([this.#stopping.signal, this.#pause.signal])
      await sleep(pauseMs, undefined, { signal: cut }).catch(() => undefined)
    }
    this.#deaths++
    if (this.#stopping.signal.aborted) return
    const child = this.#respawn(dataFolder)
    if (child === undefined) return this.#revive(dead, 0)
    this.#watch(child)
    if ((await readiness(child)) !== 'ready') return
    this.#report()
    say(`${this.plan.name} serves again`)
  }
}

/** `ready`, or how it ended before it reported ready. */
function readiness(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message) => isReady(message) && resolve('ready'))
    child.once('exit', () => resolve(ending(child)))
    child.once('error', (error) => resolve(error.message))
  })
}

function isReady(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'ready' in message && message.ready === true
}

function ending(child: ChildProcess): string {
  return child.signalCode === null ? `exit code ${child.exitCode ?? 'unknown'}` : child.signalCode
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined
}
