import { createHash } from 'node:crypto'
import type { Env } from '../env.ts'
import { isGuessable, keyBytes } from './keys.ts'
import { isWrapped, keyVariables, type KeyVariable } from './wrapped-keys.ts'

/** A key that is public in this repository: used in the sandbox, refused in production. */
const sandboxKey = (name: string) => createHash('sha256').update(`puente sandbox ${name}`).digest()

/** A key of 32 bytes with a short name, which is stored beside every value made with it. */
export interface NamedKey {
  readonly id: string
  readonly key: Buffer
}

/** The first key is the current one; the others only decrypt or verify older values. */
export type KeyRing = readonly NamedKey[]

export interface Secrets {
  readonly encryptionKeys: KeyRing
  /** Keys of blind indexes. The first one writes; the others are looked up too, while they are rotated. */
  readonly indexKeys: readonly Buffer[]
  /** Keys of the MACs that chain blocks. */
  readonly evidenceKeys: KeyRing
  /** Ed25519 seeds of the keys that sign day roots. */
  readonly rootKeys: KeyRing
  /** X25519 secrets of the age format, which encrypt backups. */
  readonly backupKeys: KeyRing
}

const rings = [
  ['ENCRYPTION_KEYS', 'encryption'],
  ['SEAL_KEYS', 'seal'],
  ['ROOT_KEYS', 'root'],
  ['BACKUP_KEYS', 'backup'],
] as const

const publicKeys = [...rings.map(([, name]) => name), 'index'].map(sandboxKey)
/** In the place of a key that is missing or wrong, whose fault was added. */
const NO_KEY = Buffer.alloc(32)

/** Adds a fault for a key that is still wrapped, unless unwrapping it has added one. */
function judgeWrapped(name: KeyVariable, faults: string[]): void {
  if (!faults.some((fault) => fault.startsWith(name))) faults.push(`${name} holds a wrapped key.`)
}

function readRing(env: Env, [name, sandboxName]: (typeof rings)[number], faults: string[]): KeyRing {
  const text = env[name] ?? `s1:${sandboxKey(sandboxName).toString('base64')}`
  const keys = text.split(',').map((entry) => {
    const [id = '', base64 = ''] = entry.trim().split(':')
    const key = keyBytes(base64)
    if (isWrapped(name, entry)) judgeWrapped(name, faults)
    else if (!/^[a-z0-9]{1,8}$/.test(id) || key === undefined)
      faults.push(`${name}: each entry is \`id:base64 of 32 bytes\`.`)
    return { id, key: key ?? NO_KEY }
  })
  if (new Set(keys.map(({ id }) => id)).size < keys.length) faults.push(`${name} names two keys alike.`)
  return Object.freeze(keys)
}

/** Reads the keys of blind indexes, which have no ids. */
function readIndexKeys(env: Env, faults: string[]): readonly Buffer[] {
  const text = env['INDEX_KEY'] ?? sandboxKey('index').toString('base64')
  const keys = text.split(',').map((entry) => {
    const key = keyBytes(entry.trim())
    if (isWrapped('INDEX_KEY', entry)) judgeWrapped('INDEX_KEY', faults)
    else if (key === undefined) faults.push('INDEX_KEY is base64 of 32 bytes; several are comma-separated.')
    return key ?? NO_KEY
  })
  if (keys.length > 2) faults.push('INDEX_KEY holds two keys at most: one rotation at a time.')
  return Object.freeze(keys)
}

/** Faults of keys in production: public, guessable, or used for two purposes. */
function judgeKeys(keys: readonly (readonly [name: string, key: Buffer])[], faults: string[]): void {
  const seen = new Map<string, string>()
  for (const [name, key] of keys) {
    if (key === NO_KEY) continue
    if (publicKeys.some((known) => known.equals(key))) faults.push(`${name} holds a key that is public.`)
    if (isGuessable(key)) faults.push(`${name} holds a key that is guessable: 32 random bytes are wanted.`)
    const hex = key.toString('hex')
    const other = seen.get(hex)
    if (other !== undefined)
      faults.push(other === name ? `${name} holds one key twice.` : `${name} and ${other} share a key.`)
    seen.set(hex, name)
  }
}

/** Reads the secrets. Adds faults as sentences for the operator, without secrets. */
export function readSecrets(env: Env, production: boolean, faults: string[]): Secrets {
  const backsUp = env['BACKUP_DIR'] !== undefined || env['BACKUP_KEYS'] !== undefined
  if (production) {
    for (const name of keyVariables) {
      if (name === 'BACKUP_KEYS' && !backsUp) continue
      if (env[name] === undefined) faults.push(`${name} is required in production.`)
    }
  }
  const indexKeys = readIndexKeys(env, faults)
  const [encryptionKeys, evidenceKeys, rootKeys, backupKeys] = [
    readRing(env, rings[0], faults),
    readRing(env, rings[1], faults),
    readRing(env, rings[2], faults),
    readRing(env, rings[3], faults),
  ]
  if (production) {
    const named = (name: string, ring: KeyRing) => ring.map(({ key }) => [name, key] as const)
    judgeKeys(
      [
        ...named('ENCRYPTION_KEYS', encryptionKeys),
        ...indexKeys.map((key) => ['INDEX_KEY', key] as const),
        ...named('SEAL_KEYS', evidenceKeys),
        ...named('ROOT_KEYS', rootKeys),
        ...(backsUp ? named('BACKUP_KEYS', backupKeys) : []),
      ],
      faults,
    )
  }
  return Object.freeze({ encryptionKeys, indexKeys, evidenceKeys, rootKeys, backupKeys })
}
