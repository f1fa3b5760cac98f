import { randomInt } from 'node:crypto'
import type { Work } from '../../../platform/work.ts'
import type { AccountId } from '../holder.ts'
import { replaceRecoveryCodes } from './recovery-codes.store.ts'

/** Without letters and digits that look alike, because codes are copied by hand. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODES = 10
const LETTERS = 10

/** Normalizes a code: capitals without separators. */
export const normalRecoveryCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const newCode = () => Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Issues ten codes, returned only now: their keyed hashes are stored. Deletes the former codes. */
export async function issueRecoveryCodes(work: Work, holder: AccountId): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await replaceRecoveryCodes(work, holder, codes)
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}
