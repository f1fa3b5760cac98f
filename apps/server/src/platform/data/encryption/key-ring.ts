import { createSecretKey } from 'node:crypto'
import type { Secrets } from '../../config/secrets/secrets.ts'
import { valuesRefused } from '../../telemetry/metrics.ts'
import {
  bindingOf,
  decryptWith,
  encryptWith,
  ERASED_END,
  headOf,
  isBoundValue,
  isErasedValue,
  keyIdOf,
} from './value-format.ts'

/** An encrypted value does not belong to its column or row: it was altered or moved. */
export class ValueRefused extends Error {
  constructor(column: string) {
    super(`an encrypted value of ${column} was altered or does not belong to its row`)
    this.name = 'ValueRefused'
  }
}

/** The text that `open` returns. Throws `ValueRefused` in place of any failure, and counts it. */
export function openedOrRefused(column: string, open: () => string): string {
  try {
    return open()
  } catch {
    valuesRefused.inc({ column })
    throw new ValueRefused(column)
  }
}

/** Encrypts with the first key of the configuration, and decrypts with any of them. */
export interface KeyRing {
  encrypt(column: string, text: string, row: string | undefined): Buffer
  encryptErased(column: string, text: string, row: string): Buffer
  decrypt(column: string, value: Buffer, row: string): string
  isStale(value: Buffer): boolean
  readonly begin: Buffer
  readonly beginErased: Buffer
}

/** The keys of the configuration. Throws when there is none. */
export function createKeyRing({ encryptionKeys }: Pick<Secrets, 'encryptionKeys'>): KeyRing {
  // Key objects are created once: creating one costs more than using it.
  const byId = new Map(encryptionKeys.map(({ id, key }) => [id, createSecretKey(key)]))
  const [current] = [...byId].map(([id, key]) => ({ id, key }))
  if (current === undefined) throw new Error('the vault has no key')
  const begin = headOf(current.id, { isBound: true, isErased: false })
  const beginUnbound = headOf(current.id, { isBound: false, isErased: false })
  const beginErased = headOf(current.id, { isBound: true, isErased: true })
  return {
    begin,
    beginErased,
    encrypt: (column, text, row) =>
      encryptWith(current.key, row === undefined ? beginUnbound : begin, bindingOf(column, row, ''), text),
    encryptErased: (column, text, row) =>
      encryptWith(current.key, beginErased, bindingOf(column, row, ERASED_END), text),
    decrypt: (column, value, row) => {
      const id = keyIdOf(value)
      const key = byId.get(id)
      if (key === undefined) throw new Error(`no key "${id}" in the vault`)
      const binding = bindingOf(
        column,
        isBoundValue(value) ? row : undefined,
        isErasedValue(value) ? ERASED_END : '',
      )
      return openedOrRefused(column, () => decryptWith(key, value, binding))
    },
    isStale: (value) => keyIdOf(value) !== current.id,
  }
}
