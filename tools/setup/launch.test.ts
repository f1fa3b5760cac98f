import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'puente-launch-')))
const tools = path.resolve(import.meta.dirname, '..')
const nodePackage = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`)

const START = `
process.on('SIGINT', () => { console.log('interrupted'); process.exit(0) })
const words: readonly string[] = process.argv.slice(2)
console.log('started with', words.join(' '), 'beneath', process.env['PUENTE_LAUNCHER'] !== undefined)
if (words[0] === 'wait') setInterval(() => undefined, 1000)
else process.exitCode = Number(words[0] ?? 0)
`

const started: ChildProcess[] = []

interface Run {
  readonly child: ChildProcess
  output(): string
  readonly ended: Promise<number | string | null>
}

function launch(args: readonly string[], nodeOptions: readonly string[] = []): Run {
  const child = spawn(process.execPath, [...nodeOptions, path.join(root, 'tools/launch.mjs'), ...args], {
    env: { PATH: process.env['PATH'], HOME: root, npm_execpath: process.env['npm_execpath'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  const keep = (chunk: Buffer): void => void (output += chunk.toString('utf8'))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  )
  return { child, ended, output: () => output }
}

async function run(...args: readonly string[]): Promise<{ code: number | string | null; output: string }> {
  const one = launch(args)
  return { code: await one.ended, output: one.output() }
}

/** A project whose packages are its own workspaces, so that a real npm ci needs no network. */
function writeProject(workspaces: readonly string[], locked = workspaces): void {
  const manifest = {
    name: 'toy',
    version: '1.0.0',
    workspaces: ['packages/*'],
    scripts: { start: 'node tools/launch.mjs start' },
  }
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest))
  for (const name of workspaces) {
    mkdirSync(path.join(root, 'packages', name), { recursive: true })
    writeFileSync(
      path.join(root, 'packages', name, 'package.json'),
      JSON.stringify({ name, version: '1.0.0' }),
    )
  }
  const packages = Object.fromEntries(
    locked.flatMap((name) => [
      [`node_modules/${name}`, { resolved: `packages/${name}`, link: true }],
      [`packages/${name}`, { name, version: '1.0.0' }],
    ]),
  )
  const own = { name: 'toy', version: '1.0.0', workspaces: ['packages/*'] }
  writeFileSync(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ ...own, lockfileVersion: 3, requires: true, packages: { '': own, ...packages } }),
  )
}

beforeAll(() => {
  for (const name of ['launch.mjs', 'setup'])
    cpSync(path.join(tools, name), path.join(root, 'tools', name), { recursive: true })
  mkdirSync(path.join(root, 'tools/start'), { recursive: true })
  writeFileSync(path.join(root, 'tools/start/start.ts'), START)
  writeProject(['one'])
})

afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('missing packages: installed, then the command runs with its arguments and its exit code is returned', async () => {
  const first = await run('start', '7', 'more')
  expect(first.output).toMatch(
    /Installing up to \d+ packages from package-lock\.json[^]*Installed in[^]*started with 7 more/,
  )
  expect(first.code).toBe(7)
  expect(readlinkSync(path.join(root, 'node_modules', 'one'))).toContain('packages/one')
})

it('a second run: installs nothing', async () => {
  const second = await run('start', '0')
  expect(second.output).not.toContain('Installing')
  expect(second.code).toBe(0)
})

it('a changed script or a missing stamp alone: installs nothing', async () => {
  const manifest = path.join(root, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"scripts":{', '"scripts":{"other":"true",'))
  expect((await run('start', '0')).output).not.toContain('Installing')
  rmSync(path.join(root, 'node_modules/.puente-install'))
  expect((await run('start', '0')).output).not.toContain('Installing')
  expect(existsSync(path.join(root, 'node_modules/.puente-install'))).toBe(true)
})

it('a lockfile with more packages, or missing node_modules: installs again', async () => {
  writeProject(['one', 'two'])
  expect((await run('start', '0')).output).toContain('Installed in')
  expect(existsSync(path.join(root, 'node_modules', 'two'))).toBe(true)
  rmSync(path.join(root, 'node_modules'), { recursive: true })
  const both = await Promise.all([run('start', '0'), run('start', '0')])
  expect(both.map((one) => one.code)).toEqual([0, 0])
  expect(both.filter((one) => one.output.includes('Installed in')).length).toBe(1)
}, 60_000)

it("a failed npm: one sentence after the end of npm's output", async () => {
  writeProject(['one', 'two', 'three'], ['one', 'two'])
  const { code, output } = await run('start', '0')
  expect(code).toBe(1)
  expect(output).toMatch(
    /package-lock\.json[^]*in sync[^]*Missing: three@1\.0\.0 from lock file[^]*npm ci could not install the packages of package-lock\.json \(exit code 1\)/,
  )
  expect(output).not.toContain('started')
  rmSync(path.join(root, 'packages', 'three'), { recursive: true })
  writeProject(['one', 'two'])
  expect((await run('start', '0')).code).toBe(0)
}, 60_000)

it('an unknown command: lists the commands', async () => {
  const { code, output } = await run('dance')
  expect(code).toBe(2)
  expect(output).toMatch(/There is no command "dance": choose one of start, dev, test/)
})

it('an old Node: refused with one sentence', async () => {
  const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.19.0'}})`
  const one = launch(['start'], ['--import', old])
  expect(await one.ended).toBe(1)
  expect(one.output()).toBe('Puente needs Node 20 or newer to install itself, and this is Node 18.19.0.\n')
})

it.skipIf(process.platform === 'win32')(
  'another Node than the pinned one: runs on the pinned Node and forwards Ctrl-C',
  async () => {
    mkdirSync(path.join(nodePackage, 'bin'), { recursive: true })
    writeFileSync(path.join(nodePackage, 'bin', 'node'), `#!/bin/sh\nexec ${process.execPath} "$@"\n`)
    chmodSync(path.join(nodePackage, 'bin', 'node'), 0o755)
    const one = launch(['start', 'wait'])
    while (!one.output().includes('started with wait beneath true')) await sleep(20)
    one.child.kill('SIGINT')
    expect(await one.ended).toBe(0)
    expect(one.output()).toContain('interrupted')
    expect((await run('start', '5')).code).toBe(5)
  },
)

it.skipIf(process.platform === 'win32')(
  'the pinned Node: linked for every script, and repeatable',
  async () => {
    for (let time = 0; time < 2; time++) {
      const child = spawn(process.execPath, [path.join(root, 'tools/setup/postinstall.mjs')])
      expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
      expect(readlinkSync(path.join(root, 'node_modules/.bin/node'))).toBe(
        `../${path.basename(nodePackage)}/bin/node`,
      )
    }
  },
)
