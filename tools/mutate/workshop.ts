import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installed, repository } from '../run/paths.ts'
import type { Mutation } from './mutation.ts'

const TREES = [
  'packages/money',
  'packages/postgres',
  'packages/ledger',
  'database/migrations',
  'database/functions',
]
const SUITE = 'packages/ledger/src/'
/** A mutation that makes a test wait forever counts as detected. */
const PATIENCE_MS = 120_000

/** A copy of the files that the ledger's suite needs, to inject faults into. */
export interface Workshop {
  readonly folder: string
  /** Whether the suite passes on the unchanged copy. */
  isGreen(): Promise<boolean>
  /**
   * Whether the suite fails with the mutation, which is then removed. Throws when its text does not occur
   * exactly once.
   */
  isCaught(mutation: Mutation): Promise<boolean>
  end(): void
}

/** Creates one in the folder for temporary files; it uses the installed node_modules. */
export function openWorkshop(): Workshop {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-mutate-'))
  for (const tree of TREES)
    cpSync(path.join(repository, tree), path.join(folder, tree), { recursive: true, filter: isOurs })
  for (const name of ['package.json', 'tsconfig.base.json'])
    cpSync(path.join(repository, name), path.join(folder, name))
  const modules = path.join(folder, 'node_modules')
  mkdirSync(path.join(modules, '@puente'), { recursive: true })
  const theirs = path.join(repository, 'node_modules')
  for (const name of readdirSync(theirs))
    if (!['@puente', '.vite', '.cache'].includes(name))
      symlinkSync(path.join(theirs, name), path.join(modules, name))
  for (const name of ['money', 'postgres', 'ledger'])
    symlinkSync(path.join(folder, 'packages', name), path.join(modules, '@puente', name))
  writeFileSync(path.join(folder, 'vitest.config.ts'), CONFIG)
  const isGreen = (only?: string): Promise<boolean> => suiteIsGreen(folder, only)
  return {
    folder,
    isGreen,
    isCaught: async ({ name, file, from, to, seenBy }) => {
      const text = readFileSync(path.join(repository, file), 'utf8')
      const found = text.split(from).length - 1
      if (found !== 1) throw new Error(`"${name}": its text stands ${found} times in ${file}`)
      const spoilt = path.join(folder, file)
      writeFileSync(
        spoilt,
        text.replace(from, () => to),
      )
      try {
        return !(await isGreen(`${SUITE}${seenBy}.test.ts`)) || !(await isGreen())
      } finally {
        writeFileSync(spoilt, text)
      }
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const CONFIG = `export default {
  test: { include: ['${SUITE}*.test.ts'], exclude: ['**/*.fault.test.ts', '**/*.slow.test.ts'], bail: 1, testTimeout: 30000, hookTimeout: 60000, maxWorkers: 2 },
}
`

const isOurs = (file: string): boolean => !file.includes('node_modules')

function suiteIsGreen(folder: string, only: string | undefined): Promise<boolean> {
  const args = [installed('vitest/vitest.mjs'), 'run', '--root', folder, '--reporter', 'dot']
  const child = spawn(process.execPath, only === undefined ? args : [...args, only], {
    cwd: folder,
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  })
  const timer = setTimeout(() => end(child.pid), PATIENCE_MS)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

/** Ends the run with its workers, as a process group if the system has them. */
function end(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
