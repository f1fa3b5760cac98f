import { spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts, removeEmbedded } from '@puente/postgres/embedded'

/** A small installation in its own folder: dummy processes that record what happens to them. */
export interface PretendPuente {
  readonly folder: string
  readonly dataFolder: string
  readonly ports: Readonly<Record<string, string>>
  /** Runs the supervisor on it. */
  start(environment?: Readonly<Record<string, string>>): Start
  /** The lines that the dummies recorded: `ready api`, `end api`, `lost api`. */
  diary(): readonly string[]
  forgetDiary(): void
  remove(): Promise<void>
}

export interface Start {
  readonly child: ChildProcess
  output(): string
  /** Resolves when the output contains the words; throws with all output when the process ends first. */
  says(words: string): Promise<void>
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
}

const DUMMY = (diary: string): string => `
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from ${JSON.stringify(new URL('../../packages/postgres/src/connect.ts', import.meta.url).href)}
const name = process.argv[2]
const write = (what) => appendFileSync(${JSON.stringify(diary)}, what + ' ' + name + ' ' + process.pid + '\\n')
const healthy = async () => (await (await connect(process.env.DATABASE_URL)).end(), true)
const server = createServer((_, response) => healthy().then(() => response.writeHead(200).end('{"status":"ok"}'), () => response.writeHead(503).end('{"status":"database"}')))
if (process.env.DUMMY_FAILS === name) { console.error('the dummy fails on purpose'); process.exit(3) }
server.listen(name === 'api' ? Number(process.env.PORT) : 0, '127.0.0.1', () => { write('ready'); process.send({ ready: true }) })
process.on('SIGINT', () => undefined)
const end = (what) => setTimeout(() => { write(what); process.exit(0) }, Number(process.env.DUMMY_DRAIN_MS ?? 20))
process.on('SIGTERM', () => end('end'))
process.on('disconnect', () => end('lost'))
`

const DRIVER = `
import { readConfig } from ${JSON.stringify(new URL('./config.ts', import.meta.url).href)}
import { wordsFor } from ${JSON.stringify(new URL('./problem.ts', import.meta.url).href)}
import { runStart } from ${JSON.stringify(new URL('./supervisor.ts', import.meta.url).href)}
const root = import.meta.dirname
const one = (name) => ({ name, args: [root + '/dummy.mjs', name], drainMs: Number(process.env.DUMMY_PATIENCE_MS ?? 3000) })
try {
  const config = readConfig(process.env, root)
  const code = await runStart({ config, migrations: root + '/migrations', seed: root + '/seed.mjs', webApps: [], stages: [[one('sandbox'), one('worker')], [one('api')]] })
  process.exit(code)
} catch (error) {
  console.error(wordsFor(error))
  process.exit(1)
}
`

/** Creates the folder; nothing runs yet. */
export async function pretendPuente(): Promise<PretendPuente> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'puente-start-')))
  const diary = path.join(folder, 'diary')
  const dataFolder = path.join(folder, 'data')
  mkdirSync(path.join(folder, 'migrations'))
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(path.join(folder, 'dummy.mjs'), DUMMY(diary))
  writeFileSync(path.join(folder, 'driver.ts'), DRIVER)
  writeFileSync(path.join(folder, 'migrations', '0001-noun.sql'), 'create table noun (value integer);')
  writeFileSync(
    path.join(folder, 'seed.mjs'),
    `console.log('seeding'); console.log(JSON.stringify({ people: [{ role: 'person', email: 'persona@demo.puente.test' }], password: 'open' }))`,
  )
  const [PORT, BACKOFFICE_PORT, SANDBOX_PORT] = await freePorts(3)
  const ports = {
    PORT: String(PORT),
    BACKOFFICE_PORT: String(BACKOFFICE_PORT),
    SANDBOX_PORT: String(SANDBOX_PORT),
    OPS_PORT: '0',
    WORKER_OPS_PORT: '0',
  }
  return {
    folder,
    dataFolder,
    ports,
    start: (environment = {}) =>
      startDriver(folder, {
        ...process.env,
        ENVIRONMENT: '',
        DATABASE_URL: '',
        ...ports,
        DATA_DIR: dataFolder,
        ...environment,
      }),
    diary: () =>
      (existsSync(diary) ? readFileSync(diary, 'utf8').trim().split('\n') : []).map((line) =>
        line.split(' ').slice(0, 2).join(' '),
      ),
    forgetDiary: () => rmSync(diary, { force: true }),
    remove: async () => {
      await removeEmbedded({ dataFolder })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startDriver(folder: string, environment: NodeJS.ProcessEnv): Start {
  const child = spawn(process.execPath, [path.join(folder, 'driver.ts')], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer): void => void (output += chunk.toString('utf8'))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  let over = false
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      over = true
      resolve(code)
    }),
  )
  return {
    child,
    ended,
    output: () => output,
    says: async (words) => {
      while (!output.includes(words)) {
        if (over) throw new Error(`ended without saying "${words}":\n${output}`)
        await sleep(20)
      }
    },
  }
}
