import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programIn } from './binaries.ts'
import type { Place } from './location.ts'
import { clearStalePostmaster } from './postmaster.ts'
import { outputProblem } from './problems.ts'
import { programEnvironment, spawnProblem } from './program.ts'
import { answers } from './ready.ts'
import { freePort, keepPort } from './ports.ts'

export interface LaunchOptions {
  readonly place: Place
  readonly settingsFile: string
  readonly password: string
  readonly port: number | undefined
  readonly logFile: string
}

export interface Launched {
  readonly pid: number
  readonly port: number
}

/**
 * Temporary failures that are retried: another process took the port, or a killed server's memory is not released yet.
 */
const PASSING =
  /could not bind|could not create any TCP\/IP sockets|pre-existing shared memory block|lock file .* already exists/i
const ATTEMPTS_MAX = 40
const PAUSE_MS = 500

/**
 * Starts the server in its own session, so that Ctrl-C in the console does not stop it, and waits until it is ready.
 */
export async function launch(options: LaunchOptions): Promise<Launched> {
  rotate(options.logFile)
  for (let attempt = 1; ; attempt++) {
    clearStalePostmaster(options.place.cluster)
    const port = await freePort(attempt === 1 ? options.port : undefined)
    const said = existsSync(options.logFile) ? statSync(options.logFile).size : 0
    const pid = await launchOnce(options, port)
    if (pid !== undefined) {
      keepPort(options.place.own, port)
      return { pid, port }
    }
    const output = readFileSync(options.logFile).subarray(said).toString('utf8')
    if (attempt >= ATTEMPTS_MAX || !PASSING.test(output))
      throw outputProblem(output, options.place.cluster, 'start')
    await sleep(PAUSE_MS)
  }
}

/** The process number of a ready server, or undefined when the server ended; its log has the reason. */
async function launchOnce(options: LaunchOptions, port: number): Promise<number | undefined> {
  const { place } = options
  const file = programIn(place.binaries, 'postgres')
  const log = openSync(options.logFile, 'a', 0o600)
  const child = spawn(
    file,
    ['-D', place.cluster, `--config-file=${options.settingsFile}`, '-p', String(port)],
    {
      ...place.account,
      cwd: place.home,
      env: programEnvironment(place.home),
      stdio: ['ignore', log, log],
      detached: true,
      windowsHide: true,
    },
  )
  closeSync(log)
  let ended = false
  const failure = new Promise<never>((_, reject) =>
    child.once('error', (error) => reject(spawnProblem(error, file, place.account))),
  )
  child.once('exit', () => (ended = true))
  child.unref()
  const ready = answers(port, options.password, () => ended)
  return (await Promise.race([ready, failure])) ? child.pid : undefined
}

const LOG_BYTES_MAX = 10_000_000

function rotate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file) && statSync(file).size > LOG_BYTES_MAX) renameSync(file, `${file}.1`)
}
