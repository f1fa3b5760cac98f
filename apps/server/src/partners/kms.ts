import type { KeyVariable } from '../platform/config/secrets/wrapped-keys.ts'

/** A key could not be wrapped or unwrapped. The message completes a sentence and contains no secret. */
export class KmsProblem extends Error {}

/**
 * Wraps and unwraps keys of the configuration. A key is bound to its variable: it unwraps for no other. Every call rejects
 * with a `KmsProblem`.
 */
export interface KmsPort {
  wrap(key: Buffer, name: KeyVariable): Promise<Buffer>
  unwrap(ciphertext: Buffer, name: KeyVariable): Promise<Buffer>
}
