import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLife, recipientBody, type Life } from '../../test/life.ts'

const root = join(import.meta.dirname, '../../../..')
const written = readFileSync(join(root, 'apps/server/test/typed-client/journey.ts.txt'), 'utf8')
const run = promisify(execFile)

let folder: string
let life: Life

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puente-typed-client-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const document = readFileSync(join(root, 'docs/openapi-customer.json'), 'utf8')
  writeFileSync(join(folder, 'customer.d.ts'), astToString(await openapiTypes(document)))
  life = await createLife()
})
afterAll(async () => {
  await life?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Compiles the journey against the types of the document; answers what the compiler prints. */
async function compile(name: string, source: string): Promise<string> {
  writeFileSync(join(folder, name), source)
  const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--types', 'node']
  const args = [join(root, 'node_modules/ts7/bin/tsc'), ...options, '--allowImportingTsExtensions', name]
  return run(process.execPath, args, { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('a client is compiled from the published document: it prices, orders and reads a transfer', async () => {
  expect(await compile('journey.ts', written)).toBe('')
  const persona = await life.signedIn('persona')
  expect((await persona.post('/api/recipients', recipientBody('mx-mxn'))).status).toBe(201)
  const { journey } = (await import(pathToFileURL(join(folder, 'journey.ts')).href)) as {
    journey: (url: string, cookie: string) => Promise<string>
  }
  expect(await journey(life.listeners.customer, persona.cookie ?? '')).toBe('waiting-for-payment')
})

test('a body has a number where the document says a string: the client does not compile', async () => {
  const wrong = written.replace("amount: '100000'", 'amount: 100000')
  expect(await compile('wrong.ts', wrong)).toContain("Type 'number' is not assignable to type 'string'")
})
