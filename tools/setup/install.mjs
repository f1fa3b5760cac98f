import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { npmCommand, npmPath } from './npm.mjs'
import { finishInstall } from './postinstall.mjs'
import { installedEqualsLockfile, installIsFresh, stampInstall } from './stamp.mjs'

/**
 * Makes node_modules match the lockfile; does nothing when it already does. Returns an exit code: 0, or 1
 * after one sentence and the end of npm's output.
 */
export async function ensureInstalled(root) {
  if (installIsFresh(root)) return 0
  const unlock = await lock(root)
  try {
    if (installIsFresh(root)) return 0
    if (!installedEqualsLockfile(root)) {
      const code = await install(root)
      if (code !== 0) return code
    }
    for (const note of finishInstall(root)) console.error(note)
    stampInstall(root)
    return 0
  } finally {
    unlock()
  }
}

async function install(root) {
  const count = Object.keys(
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages,
  ).length
  console.log(
    `Installing up to ${count} packages from package-lock.json with npm ci; this needs the registry and, the first time, minutes.`,
  )
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const ticker = setInterval(() => console.log(`  … npm ci is still at work (${seconds()} s)`), 10_000)
  const { code, output, interrupted } = await npmCi(root)
  clearInterval(ticker)
  if (code === 0) {
    console.log(`Installed in ${seconds()} s.`)
    return 0
  }
  if (interrupted) {
    console.error('The installation was interrupted; the next command begins it anew.')
    return 130
  }
  console.error(tellingLines(output).join('\n'))
  console.error(
    `npm ci could not install the packages of package-lock.json (exit code ${code}); the lines above say why.`,
  )
  return 1
}

/** The error in npm's output, without the appended list of options. */
function tellingLines(output) {
  const lines = output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && line !== 'npm error' && !line.startsWith('npm notice'))
  const errors = lines.filter((line) => line.startsWith('npm error'))
  return errors.length === 0 ? lines.slice(-12) : [...new Set([...errors.slice(0, 10), ...errors.slice(-1)])]
}

function npmCi(root) {
  const environment = { ...process.env, PATH: npmPath(root) }
  const npm = npmCommand(environment.PATH)
  const options = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  return new Promise((resolve) => {
    const child = spawn(npm.file, [...npm.before, ...options], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: npm.shell,
    })
    let output = ''
    const keep = (chunk) => (output = (output + chunk).slice(-100_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    let interrupted = false
    const stop = (signal) => {
      interrupted = true
      child.kill(signal)
      // npm would first finish unpacking; the next installation deletes half-unpacked files anyway.
      setTimeout(() => child.kill('SIGKILL'), 2000).unref()
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
    child.on('error', (error) => resolve({ code: 127, output: error.message, interrupted }))
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.removeListener(name, stop)
      resolve({ code: code ?? signal, output, interrupted })
    })
  })
}

/** Two commands on a fresh clone (`npm start` and `npm test`) install once: the second waits for the first. */
async function lock(root) {
  const file = path.join(
    os.tmpdir(),
    `puente-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`,
  )
  for (let told = false; ;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') return () => {}
    }
    if (!alive(holder(file))) rmSync(file, { force: true })
    else if (!told) {
      told = true
      console.log('Waiting for another Puente command that is installing the packages.')
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function alive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
