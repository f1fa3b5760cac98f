import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { stubAwsEnv } from '../../test/aws-env.ts'
import { kmsKey, openKms } from '../../test/aws-kms.ts'
import { productionEnv } from '../../test/production-env.ts'
import { readConfig } from './start/read-config.ts'
import { wrapKey } from './commands/wrap-key.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-wrap-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const base64 = () => randomBytes(32).toString('base64')
const keyFile = path.join(folder, 'key')
writeFileSync(keyFile, base64(), { mode: 0o600 })
const production = { ...productionEnv(), KMS_KEY_FILE: keyFile }

/** Runs a script of the server with an input. */
const run = (script: string, args: readonly string[], env: Record<string, string>, input = '') =>
  new Promise<{ readonly code: number | null; readonly out: string; readonly said: string }>((resolve) => {
    const file = path.resolve(import.meta.dirname, '..', script)
    const child = execFile(process.execPath, [file, ...args], { env }, (_error, out, said) =>
      resolve({ code: child.exitCode, out, said }),
    )
    child.stdin?.end(input)
  })

test('a key from the input: printed wrapped, and a start of production unwraps it', async () => {
  const key = base64()
  const wrapped = await run('operator.ts', ['wrap-key', 'INDEX_KEY'], production, `${key}\n`)
  expect(wrapped).toMatchObject({ code: 0, said: '', out: expect.stringMatching(/^kms:[\w+/=]+\n$/) })
  expect(wrapped.out).not.toContain(key)
  // The seed of production reads the configuration and does nothing.
  const env = { ...production, INDEX_KEY: wrapped.out.trim() }
  expect(await run('seed.ts', [], env)).toEqual({ code: 0, out: '', said: '' })
  writeFileSync(keyFile, base64())
  const refused = await run('seed.ts', [], { ...env, PORT: 'abc' })
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(
    /INDEX_KEY cannot be unwrapped: it was wrapped with another key.*\n.*PORT is a whole/,
  )
})

test('AWS KMS: unwraps at a start what the command wrapped', async () => {
  const kms = await openKms()
  stubAwsEnv({
    AWS_ACCESS_KEY_ID: kmsKey.keyId,
    AWS_SECRET_ACCESS_KEY: kmsKey.secret,
    AWS_SESSION_TOKEN: kmsKey.sessionToken ?? '',
  })
  const set = (env: Record<string, string>) =>
    Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value))
  set({ DATABASE_URL: 'postgres://owner@127.0.0.1/puente', KMS_KEY_ID: kmsKey.id, KMS_URL: kms.url })
  const key = base64()
  const wrapped = await wrapKey('SEAL_KEYS', Readable.from([key]))
  set({ SEAL_KEYS: 'wrapped' in wrapped ? `k1:${wrapped.wrapped}` : '' })
  const { secrets } = await readConfig()
  vi.unstubAllEnvs()
  await kms.close()
  expect(secrets.evidenceKeys).toEqual([{ id: 'k1', key: Buffer.from(key, 'base64') }])
  expect(kms.asked).toEqual(['TrentService.Encrypt', 'TrentService.Decrypt'])
})

test.each([
  ['another variable', 'BANK_KEY', keyFile, base64(), 'The variable is one of ENCRYPTION_KEYS,'],
  ['no key', 'INDEX_KEY', keyFile, 'short', 'The input is not a key'],
  ['nothing that wraps', 'INDEX_KEY', '', base64(), 'Nothing wraps keys'],
  ['a missing file', 'INDEX_KEY', '/nowhere', base64(), 'The key was not wrapped: KMS_KEY_FILE'],
])('%s: refused with a sentence', async (_what, name, file, input, sentence) => {
  vi.stubEnv('KMS_KEY_FILE', file)
  const refused = await wrapKey(name, Readable.from([input]))
  vi.unstubAllEnvs()
  expect(refused).toEqual({ refused: expect.stringContaining(sentence) })
})
