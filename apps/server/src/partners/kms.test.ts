import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubAwsEnv } from '../../test/aws-env.ts'
import { kmsKey, openKms, type KmsWorld } from '../../test/aws-kms.ts'
import { kmsInFile } from './kms-in-file.ts'
import { kmsOverAws } from './kms-over-aws.ts'
import { KmsProblem, type KmsPort } from './kms.ts'

const KEY = randomBytes(32)
const credentials = {
  AWS_ACCESS_KEY_ID: kmsKey.keyId,
  AWS_SECRET_ACCESS_KEY: kmsKey.secret,
  AWS_SESSION_TOKEN: kmsKey.sessionToken ?? '',
}
let folder: string
let world: KmsWorld
const ports: Record<string, () => KmsPort> = {
  file: () => kmsInFile({ kind: 'file', keyFile: path.join(folder, 'key'), ownerOnly: true }),
  AWS: () => awsAt(world.url),
}
const awsAt = (url: string, timeoutMs = 5000) =>
  kmsOverAws({ kind: 'aws', url, keyId: kmsKey.id, region: kmsKey.region }, timeoutMs)
beforeAll(async () => {
  world = await openKms()
  folder = await mkdtemp(path.join(os.tmpdir(), 'puente-kms-'))
  await writeFile(path.join(folder, 'key'), `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
})
beforeEach(() => {
  world.asked.length = 0
  stubAwsEnv(credentials)
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await world?.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['file', 'AWS'])('KMS by %s', (kind) => {
  it('a wrapped key: unwraps for its variable and for no other', async () => {
    const port = ports[kind]!()
    const wrapped = await port.wrap(KEY, 'SEAL_KEYS')
    expect(wrapped.includes(KEY)).toBe(false)
    expect(await port.unwrap(wrapped, 'SEAL_KEYS')).toEqual(KEY)
    await expect(port.unwrap(wrapped, 'ROOT_KEYS')).rejects.toThrow(KmsProblem)
    await expect(port.unwrap(wrapped.subarray(0, 20), 'SEAL_KEYS')).rejects.toThrow(KmsProblem)
  })
})

it('a file of production that others may read: refused, with its permissions', async () => {
  const file = path.join(folder, 'key')
  const wrapped = await ports['file']!().wrap(KEY, 'INDEX_KEY')
  await chmod(file, 0o640)
  await expect(ports['file']!().unwrap(wrapped, 'INDEX_KEY')).rejects.toThrow('has permissions 640')
  const ofSandbox = kmsInFile({ kind: 'file', keyFile: file, ownerOnly: false })
  expect(await ofSandbox.unwrap(wrapped, 'INDEX_KEY')).toEqual(KEY)
  await chmod(file, 0o600)
})

describe('AWS KMS', () => {
  it.each([
    [400, 'AccessDeniedException', 'the credentials may not use the key'],
    [400, 'com.amazonaws.kms#NotFoundException', 'NotFoundException: no such key'],
    [400, 'DisabledException', 'the key is disabled'],
  ])('status %i, %s: a sentence after one request', async (status, type, sentence) => {
    world.failures.push([status, type])
    await expect(awsAt(world.url).unwrap(KEY, 'INDEX_KEY')).rejects.toThrow(sentence)
    expect(world.asked).toEqual(['TrentService.Decrypt'])
  })

  it('throttled and then failing inside: retried until it answers', async () => {
    const wrapped = await awsAt(world.url).wrap(KEY, 'INDEX_KEY')
    world.failures.push([400, 'ThrottlingException'], [500, 'KMSInternalException'])
    expect(await awsAt(world.url).unwrap(wrapped, 'INDEX_KEY')).toEqual(KEY)
    expect(world.asked).toHaveLength(4)
  })

  it('throttled without end: fails after four requests', async () => {
    world.failures.push(...Array.from({ length: 4 }, () => [400, 'ThrottlingException'] as const))
    await expect(awsAt(world.url).unwrap(KEY, 'INDEX_KEY')).rejects.toThrow('ThrottlingException')
    expect(world.asked).toHaveLength(4)
  })

  it('no server, no credentials, or other credentials: each has its sentence', async () => {
    await expect(awsAt('http://127.0.0.1:9', 300).unwrap(KEY, 'INDEX_KEY')).rejects.toThrow('does not answer')
    stubAwsEnv({ ...credentials, AWS_SECRET_ACCESS_KEY: 'another' })
    await expect(awsAt(world.url).unwrap(KEY, 'INDEX_KEY')).rejects.toThrow('InvalidSignatureException')
    vi.unstubAllEnvs()
    stubAwsEnv({})
    await expect(awsAt(world.url).unwrap(KEY, 'INDEX_KEY')).rejects.toThrow('no credentials of AWS')
  })
})
