import { createHash } from 'node:crypto'
import type { Env } from './env.ts'

/** A key the world can read in this repository: good for a pretend world, refused in production. */
const sandboxKey = (name: string) => createHash('sha256').update(`puente sandbox ${name}`).digest()

export interface Secrets {
  /** The first is the current one; the others only open what was sealed before. */
  readonly encryptionKeys: readonly { readonly id: string; readonly key: Buffer }[]
  readonly indexKey: Buffer
}

/** Reads the secrets; faults are sentences for the operator, without the secret in them. */
export function readSecrets(env: Env, production: boolean, faults: string[]): Secrets {
  if (production) {
    for (const name of ['ENCRYPTION_KEYS', 'INDEX_KEY']) {
      if (env[name] === undefined) faults.push(`${name} is required in production.`)
    }
  }
  const known = new Set([sandboxKey('encryption').toString('base64'), sandboxKey('index').toString('base64')])
  const keys = (env['ENCRYPTION_KEYS'] ?? `s1:${sandboxKey('encryption').toString('base64')}`)
    .split(',')
    .map((entry) => {
      const [id = '', base64 = ''] = entry.trim().split(':')
      const key = Buffer.from(base64, 'base64')
      if (!/^[a-z0-9]{1,8}$/.test(id) || key.length !== 32)
        faults.push('ENCRYPTION_KEYS: each entry is `id:base64 of 32 bytes`.')
      if (production && known.has(base64)) faults.push('ENCRYPTION_KEYS holds a key that is public.')
      return { id, key }
    })
  const indexText = env['INDEX_KEY'] ?? sandboxKey('index').toString('base64')
  const indexKey = Buffer.from(indexText, 'base64')
  if (indexKey.length !== 32) faults.push('INDEX_KEY is base64 of 32 bytes.')
  if (production && known.has(indexText)) faults.push('INDEX_KEY is a key that is public.')
  return Object.freeze({ encryptionKeys: Object.freeze(keys), indexKey })
}
