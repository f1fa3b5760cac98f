import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEnvironment, recipientBody, type RunningEnvironment } from '../../test/life.ts'

const root = join(import.meta.dirname, '../../../..')
const written = readFileSync(join(root, 'apps/server/test/typed-client/journey.ts.txt'), 'utf8')
const run = promisify(execFile)

/** What the compiled journey exports. */
interface Journey {
  open(url: string, cookie: string): object
  order(api: object): Promise<{ transfer: { id: string; state: string }; payAt: string }>
  stateOf(api: object, id: string): Promise<string>
}

let folder: string
let life: RunningEnvironment
let served: string

beforeAll(async () => {
  life = await startEnvironment()
  served = await (await fetch(`${life.listeners.customer}/api/openapi.json`)).text()
  folder = mkdtempSync(join(tmpdir(), 'puente-typed-client-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'customer.d.ts'), astToString(await openapiTypes(served)))
})
afterAll(async () => {
  await life?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Compiles the journey against the types of the document. Returns the compiler's output. */
async function compile(name: string, source: string): Promise<string> {
  writeFileSync(join(folder, name), source)
  const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--types', 'node']
  const args = [join(root, 'node_modules/ts7/bin/tsc'), ...options, '--allowImportingTsExtensions', name]
  return run(process.execPath, args, { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('the listener: serves the committed document', () => {
  const committed = readFileSync(join(root, 'docs/openapi-customer.json'), 'utf8')
  expect(JSON.parse(served)).toEqual(JSON.parse(committed))
})

test('a client compiled from the document: orders a transfer and follows it until it is delivered', async () => {
  expect(await compile('journey.ts', written)).toBe('')
  const persona = await life.signedIn('persona')
  expect((await persona.post('/api/recipients', recipientBody('mx-mxn'))).status).toBe(201)
  const { open, order, stateOf } = (await import(pathToFileURL(join(folder, 'journey.ts')).href)) as Journey
  const api = open(life.listeners.customer, persona.cookie ?? '')
  const { transfer, payAt } = await order(api)
  expect([transfer.state, payAt]).toEqual(['waiting-for-payment', expect.stringMatching(/^http/)])
  await life.pay(persona, transfer.id)
  await expect.poll(() => stateOf(api, transfer.id)).toBe('delivered')
})

test.each([
  [
    'a number for an amount',
    "amount: '100000'",
    'amount: 100000',
    "'number' is not assignable to type 'string'",
  ],
  ['an unknown value', "'family-support'", "'family-suport'", 'family-suport'],
  ['a code that the operation does not answer', "'quote-already-used'", "'rating-final'", 'no overlap'],
])('%s: the client does not compile', async (name, right, wrong, message) => {
  const source = written.replace(right, wrong)
  expect(await compile(`${name.replaceAll(' ', '-')}.ts`, source)).toContain(message)
})
