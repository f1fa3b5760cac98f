import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { CodeKeys } from './code-counts.ts'
import type { CodeChannel, CodePurpose } from './codes.ts'

const ADDRESS = 'access.code.address'
const CODE = 'access.code.code'

/** What the keyed hash of a code is computed from. */
const textOf = (subject: string, code: string): string => `${subject}/${code}`

export interface NewCode {
  readonly id: string
  readonly purpose: CodePurpose
  readonly subject: string
  readonly channel: CodeChannel
  readonly address: string
  readonly code: string
  readonly expiresAt: Date
  readonly silent?: boolean
  readonly own?: boolean
  readonly browser?: string | undefined
}

export async function insertCode(work: Work, code: NewCode, keys?: CodeKeys): Promise<void> {
  const encrypted = work.vault.encrypt(CODE, code.code, code.id)
  await work.tx.run(sql`
    insert into access.code (id, purpose, subject, channel, address, code_index, code, created_at, expires_at,
                             destination_index, asker_index, network_index, account_id, country, known)
    values (${code.id}, ${code.purpose}, ${code.subject}, ${code.channel},
            ${work.vault.encrypt(ADDRESS, code.address, code.id)}, ${work.vault.index(CODE, textOf(code.subject, code.code))},
            ${code.silent === true ? null : encrypted}, ${work.realNow}, ${code.expiresAt},
            ${keys?.destination ?? null}, ${keys?.asker ?? null}, ${keys?.network ?? null}, ${keys?.accountId ?? null},
            ${keys?.country ?? null}, ${code.own === true || code.browser !== undefined})`)
}

export interface KeptCode {
  readonly id: string
  readonly tries: number
  readonly expiresAt: Date
  readonly address: string
  readonly isRight: boolean
  /** Keyed hash of the typed code. */
  readonly typedIndex: Buffer
  /** Whether the same wrong code was typed at the previous attempt. */
  readonly isRepeated: boolean
}

/**
 * Locks the newest code for this subject and purpose, and compares it with the typed one. Undefined when there is none or
 * the newest was used. An earlier code is never valid.
 */
export async function lockNewestCode(
  work: Work,
  subject: string,
  purpose: CodePurpose,
  typed: string,
): Promise<KeptCode | undefined> {
  const row = await work.tx.maybe<{
    id: string
    tries: number
    expiresAt: Date
    address: Buffer
    codeIndex: Buffer
    wrongIndex: Buffer | null
    isUsed: boolean
  }>(sql`
    select id, tries, expires_at, address, code_index, wrong_index, used_at is not null as is_used from access.code
    where subject = ${subject} and purpose = ${purpose}
    order by created_at desc, id desc limit 1 for update`)
  if (row === undefined || row.isUsed) return undefined
  const text = textOf(subject, typed)
  // The code was stored before the index key was replaced when only a former key gives its hash.
  const typedIndexes = work.vault.indexes(CODE, text)
  const isTyped = (stored: Buffer | null) => stored !== null && typedIndexes.some((one) => one.equals(stored))
  return {
    id: row.id,
    tries: row.tries,
    expiresAt: row.expiresAt,
    address: work.vault.decrypt(ADDRESS, row.address, row.id),
    isRight: isTyped(row.codeIndex),
    typedIndex: work.vault.index(CODE, text),
    isRepeated: isTyped(row.wrongIndex),
  }
}

/** Counts a failed attempt and keeps the keyed hash of its code. */
export async function countTry(work: Work, id: string, typedIndex: Buffer): Promise<void> {
  await work.tx.run(
    sql`update access.code set tries = tries + 1, wrong_index = ${typedIndex} where id = ${id}`,
  )
}

/** Marks a code as used. False when it was used before. */
export async function useCode(work: Work, id: string): Promise<boolean> {
  const rows = await work.tx.run(
    sql`update access.code set used_at = ${work.realNow}, code = null where id = ${id} and used_at is null`,
  )
  return rows === 1
}

export interface CodeToSend {
  readonly purpose: CodePurpose
  readonly channel: CodeChannel
  readonly address: string
  readonly code: string
  readonly expiresAt: Date
}

/** A code that is still to be sent; undefined once it was sent, used or has expired. */
export async function codeToSend(work: Work, id: string): Promise<CodeToSend | undefined> {
  const row = await work.tx.maybe<
    Omit<CodeToSend, 'address' | 'code'> & { address: Buffer; code: Buffer }
  >(sql`
    select purpose, channel, address, code, expires_at from access.code
    where id = ${id} and code is not null and used_at is null and expires_at > ${work.realNow}`)
  return (
    row && {
      ...row,
      address: work.vault.decrypt(ADDRESS, row.address, id),
      code: work.vault.decrypt(CODE, row.code, id),
    }
  )
}

/** Deletes the readable code. Its keyed hash remains for comparison. */
export async function codeWasSent(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update access.code set code = null where id = ${id}`)
}

/** Deletes codes that ended before this instant. Returns their number. */
export const deleteCodesEndedBefore = (work: Work, before: Date): Promise<number> =>
  work.tx.run(sql`delete from access.code where expires_at < ${before}`)
