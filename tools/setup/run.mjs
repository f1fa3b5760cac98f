import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, pinnedVersion, rootFolder, runsTypeScript } from './platform.mjs'
import { watchStarter } from './starter.mjs'

/** Each command of the root manifest, and the script that it runs. */
const COMMANDS = {
  start: ['tools/start/start.ts'],
  dev: ['tools/start/dev.ts'],
  test: ['tools/test.ts'],
  check: ['tools/check.ts'],
  gen: ['tools/gen.ts'],
  fmt: ['node_modules/prettier/bin/prettier.cjs', '--write', '.'],
  build: ['tools/build.ts'],
  audit: ['tools/audit.ts'],
  bench: ['bench/run.ts'],
  e2e: ['tools/test.ts', '--only', 'e2e'],
  ledger: ['tools/start/server-command.ts', 'ledger'],
  migrate: ['tools/start/server-command.ts', 'migrate'],
  operator: ['tools/start/server-command.ts', 'operator'],
  backup: ['tools/start/server-command.ts', 'backup'],
  restore: ['tools/start/restore-command.ts'],
}

/** Installs what is missing, then runs the command with the same console, signals and exit code. */
export async function launch([name, ...rest], root = rootFolder) {
  const command = COMMANDS[name]
  if (command === undefined) {
    console.error(`There is no command "${name ?? ''}": choose one of ${Object.keys(COMMANDS).join(', ')}.`)
    return void (process.exitCode = 2)
  }
  process.chdir(root)
  const code = await ensureInstalled(root)
  if (code !== 0) return void (process.exitCode = code)
  const [script, ...before] = command
  const args = [path.join(root, script), ...before, ...rest]
  if (process.versions.node === pinnedVersion(root)) return runHere(args)
  const node = pinnedNode(root)
  if (node !== undefined) return runBeneath(node, args)
  if (runsTypeScript()) return runHere(args)
  console.error(
    `Puente needs Node 24, which npm does not offer for ${process.platform}-${process.arch}: install Node 24 and try again.`,
  )
  process.exitCode = 1
}

async function runHere(args) {
  process.argv = [process.execPath, ...args]
  await import(pathToFileURL(args[0]).href)
}

function runBeneath(node, args) {
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: { ...process.env, PUENTE_LAUNCHER: String(process.pid) },
  })
  const signals = process.platform === 'win32' ? ['SIGINT'] : ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  watchStarter(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`Node ${node} does not start: ${error.message}.`)
      process.exitCode = 1
      resolve()
    })
    child.on('exit', (code, signal) => {
      process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0))
    })
  })
}
