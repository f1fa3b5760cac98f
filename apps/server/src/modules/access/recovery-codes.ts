import { randomInt } from 'node:crypto'
import type { Work } from '../../platform/work.ts'
import type { Holder } from './holder.ts'
import { replaceRecoveryCodes } from './recovery-codes.store.ts'

/** No letter or digit that looks like another: codes are written down by hand. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODES = 10
const LETTERS = 10

/** One spelling for one code: capitals, nothing between them. */
export const normalRecoveryCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const newCode = () => Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Ten new codes, as they are shown this once; only their keyed hashes are kept, and those before end. */
export async function issueRecoveryCodes(work: Work, holder: Holder): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await replaceRecoveryCodes(work, holder, codes)
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}
