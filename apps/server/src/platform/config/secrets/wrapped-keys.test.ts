import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { productionEnv } from '../../../../test/production-env.ts'
import { loadConfig } from '../index.ts'
import { readKms } from './kms.ts'
import { unwrapKeys, wrappedText } from './wrapped-keys.ts'

const ARN = 'arn:aws:kms:sa-east-1:111122223333:key/1234'
const keys = [randomBytes(32), randomBytes(32)] as const
const [first, second] = keys
const production = productionEnv()
/** Its ciphertext is the key itself, in the other order. */
const unwrap = (ciphertext: Buffer) => Promise.resolve(Buffer.from(ciphertext.toReversed()))
const wrapped = (key: Buffer) => wrappedText(Buffer.from(key.toReversed()))

describe('wrapped keys', () => {
  it('wrapped entries beside others: keys of the configuration', async () => {
    const env = {
      ...production,
      INDEX_KEY: wrapped(first),
      SEAL_KEYS: `k2:${wrapped(second)}, ${production['SEAL_KEYS']}`,
    }
    const faults: string[] = []
    const { secrets } = loadConfig(await unwrapKeys(env, unwrap, faults), faults)
    expect(secrets.indexKeys).toEqual([first])
    expect(secrets.evidenceKeys.map(({ id }) => id)).toEqual(['k2', 'k1'])
    expect(secrets.evidenceKeys[0]?.key).toEqual(second)
  })

  it.each([
    ['nothing that unwraps', undefined, 'INDEX_KEY is wrapped: set KMS_KEY_ID or KMS_KEY_FILE.'],
    [
      'a refusal',
      () => Promise.reject(new Error('access is denied')),
      'INDEX_KEY cannot be unwrapped: access is denied.',
    ],
  ])('%s: one fault for each wrapped key, and no other', async (_what, unwrapper, fault) => {
    const env = { ...production, INDEX_KEY: wrapped(first), ROOT_KEYS: `k1:${wrapped(second)}` }
    const faults: string[] = []
    const left = await unwrapKeys(env, unwrapper, faults)
    expect(faults).toEqual([fault, expect.stringMatching(/^ROOT_KEYS: k1 /)])
    const lines = (() => {
      try {
        return loadConfig(left, faults)
      } catch (error) {
        return (error as Error).message.split('\n').slice(1)
      }
    })()
    expect(lines).toEqual(faults.map((one) => `  - ${one}`))
    expect(() => loadConfig(left)).toThrow(/INDEX_KEY holds a wrapped key.*\n.*ROOT_KEYS holds a wrapped key/)
  })

  it('a wrapped text that is no key: refused as any other', async () => {
    const env = { ...production, ENCRYPTION_KEYS: `k1:${wrapped(randomBytes(16))}` }
    expect(() => loadConfig({ ...env, ENCRYPTION_KEYS: 'k1:kms:%' })).toThrow(
      'ENCRYPTION_KEYS: each entry is',
    )
    const unwrapped = await unwrapKeys(env, unwrap, [])
    expect(() => loadConfig(unwrapped)).toThrow('ENCRYPTION_KEYS: each entry is')
  })
})

describe('what unwraps', () => {
  const read = (env: Record<string, string>, isProduction = true) => {
    const faults: string[] = []
    return [readKms(env, isProduction, faults), ...faults]
  }

  it('an ARN: its region and the address of AWS there; a file: that file', () => {
    const url = 'https://kms.sa-east-1.amazonaws.com'
    expect(read({ KMS_KEY_ID: ARN })).toEqual([{ kind: 'aws', url, keyId: ARN, region: 'sa-east-1' }])
    expect(read({ KMS_KEY_FILE: '/key' })).toEqual([{ kind: 'file', keyFile: '/key', ownerOnly: true }])
    expect(read({})).toEqual([undefined])
  })

  it.each([
    [{ KMS_KEY_ID: ARN, KMS_KEY_FILE: '/key' }, true, 'KMS_KEY_ID and KMS_KEY_FILE are both set'],
    [{ KMS_KEY_ID: 'alias/puente' }, true, 'KMS_REGION is the name of a region'],
    [{ KMS_KEY_ID: ARN, KMS_URL: 'http://kms.example' }, true, 'KMS_URL is an https address in production'],
    [{ KMS_KEY_ID: ARN, KMS_URL: 'https://169.254.169.254' }, true, 'KMS_URL is a link-local'],
    [{ KMS_KEY_ID: ARN }, false, 'KMS_URL is not on this machine'],
  ])('%j: refused', (env, isProduction, fault) => {
    expect(read(env, isProduction)).toEqual([undefined, expect.stringContaining(fault)])
  })
})
