import { judgeOwnService } from '../addresses/addresses.ts'
import type { Env } from '../env.ts'

/** What wraps the keys of the configuration: a key of AWS KMS, or a file of this machine. */
export type KmsConfig =
  | { readonly kind: 'aws'; readonly url: string; readonly keyId: string; readonly region: string }
  | { readonly kind: 'file'; readonly keyFile: string; readonly ownerOnly: boolean }

/** Reads what wraps the keys. Undefined when nothing does, or when a fault was added. */
export function readKms(env: Env, production: boolean, faults: string[]): KmsConfig | undefined {
  const keyId = env['KMS_KEY_ID']
  const keyFile = env['KMS_KEY_FILE']
  if (keyId !== undefined && keyFile !== undefined) {
    faults.push('KMS_KEY_ID and KMS_KEY_FILE are both set: one of them is enough.')
    return undefined
  }
  if (keyFile !== undefined) return { kind: 'file', keyFile, ownerOnly: production }
  return keyId === undefined ? undefined : readAws(env, keyId, production, faults)
}

function readAws(env: Env, keyId: string, production: boolean, faults: string[]): KmsConfig | undefined {
  const region = env['KMS_REGION'] ?? /^arn:[^:]+:kms:([^:]+):/.exec(keyId)?.[1]
  if (region === undefined || !/^[a-z0-9-]+$/.test(region)) {
    faults.push('KMS_REGION is the name of a region: only an ARN in KMS_KEY_ID contains it.')
    return undefined
  }
  const url = env['KMS_URL'] ?? `https://kms.${region}.amazonaws.com`
  const before = faults.length
  judgeOwnService('KMS_URL', url, production, faults)
  return faults.length > before ? undefined : { kind: 'aws', url, keyId, region }
}
