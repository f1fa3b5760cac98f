import { createHash } from 'node:crypto'
import type { Env } from './env.ts'

/** A key the world can read in this repository: good for a pretend world, refused in production. */
const sandboxKey = (name: string) => createHash('sha256').update(`puente sandbox ${name}`).digest()

/** A key of 32 bytes under the short name that stands beside whatever it made. */
export interface NamedKey {
  readonly id: string
  readonly key: Buffer
}

/** The first is the current one; the others only open or check what was made before. */
export type KeyRing = readonly NamedKey[]

export interface Secrets {
  readonly encryptionKeys: KeyRing
  readonly indexKey: Buffer
  /** Keys the chain of sealed blocks. */
  readonly sealKeys: KeyRing
  /** Ed25519 seeds that sign what a day's blocks come to. */
  readonly rootKeys: KeyRing
}

const rings = [
  ['ENCRYPTION_KEYS', 'encryption'],
  ['SEAL_KEYS', 'seal'],
  ['ROOT_KEYS', 'root'],
] as const

function readRing(
  env: Env,
  [name, sandboxName]: (typeof rings)[number],
  production: boolean,
  faults: string[],
): KeyRing {
  const known = new Set(
    [...rings.map(([, sandbox]) => sandbox), 'index'].map((sandbox) =>
      sandboxKey(sandbox).toString('base64'),
    ),
  )
  const keys = (env[name] ?? `s1:${sandboxKey(sandboxName).toString('base64')}`).split(',').map((entry) => {
    const [id = '', base64 = ''] = entry.trim().split(':')
    const key = Buffer.from(base64, 'base64')
    if (!/^[a-z0-9]{1,8}$/.test(id) || key.length !== 32)
      faults.push(`${name}: each entry is \`id:base64 of 32 bytes\`.`)
    if (production && known.has(base64)) faults.push(`${name} holds a key that is public.`)
    return { id, key }
  })
  return Object.freeze(keys)
}

/** Reads the secrets; faults are sentences for the operator, without the secret in them. */
export function readSecrets(env: Env, production: boolean, faults: string[]): Secrets {
  if (production) {
    for (const name of ['ENCRYPTION_KEYS', 'INDEX_KEY', 'SEAL_KEYS', 'ROOT_KEYS']) {
      if (env[name] === undefined) faults.push(`${name} is required in production.`)
    }
  }
  const indexText = env['INDEX_KEY'] ?? sandboxKey('index').toString('base64')
  const indexKey = Buffer.from(indexText, 'base64')
  if (indexKey.length !== 32) faults.push('INDEX_KEY is base64 of 32 bytes.')
  if (production && indexText === sandboxKey('index').toString('base64'))
    faults.push('INDEX_KEY is a key that is public.')
  const [encryptionKeys, sealKeys, rootKeys] = [
    readRing(env, rings[0], production, faults),
    readRing(env, rings[1], production, faults),
    readRing(env, rings[2], production, faults),
  ]
  return Object.freeze({ encryptionKeys, indexKey, sealKeys, rootKeys })
}
