import type { DocumentReason, IdentityDocumentType, Id } from '@puente/contract'
import type { AnnouncedIdentity } from '@puente/contract/customer'
import { allPresent, sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { boundAs } from '../encrypted-columns.ts'

/** Facts that staff read on an identity document. */
export interface Reading {
  readonly type: IdentityDocumentType
  readonly nationality: string
  readonly printedEnd: string
  readonly number: string
  readonly name: string
}

/** State of a customer's identity documents. */
export interface Identity {
  readonly customerId: Id<'customer'>
  readonly onFile:
    | (Reading & {
        readonly effectiveEnd: string
        readonly frontId: string
        readonly backId: string | undefined
        readonly proofId: string | undefined
      })
    | undefined
  /** A newer document with an accepted front and another part missing. */
  readonly next: (Reading & { readonly frontId: string }) | undefined
  readonly announced: AnnouncedIdentity | undefined
  readonly frontFault: DocumentReason | undefined
  readonly backFault: DocumentReason | undefined
  readonly answerBy: Date | undefined
}

interface Row {
  type: IdentityDocumentType | null
  nationality: string | null
  read: Buffer | null
  printedEnd: string | null
  effectiveEnd: string | null
  frontId: string | null
  backId: string | null
  proofId: string | null
  nextType: IdentityDocumentType | null
  nextNationality: string | null
  nextRead: Buffer | null
  nextPrintedEnd: string | null
  nextFrontId: string | null
  announcedType: IdentityDocumentType | null
  announcedNationality: string | null
  announcedEnd: string | null
  frontFault: DocumentReason | null
  backFault: DocumentReason | null
  answerBy: Date | null
}

/** A document with its number and name decrypted. */
const opened = <T extends { readonly read: Buffer }>(
  work: Work,
  column: string,
  { read, ...document }: T,
  customerId: Id<'customer'>,
): Omit<T, 'read'> & { number: string; name: string } => ({
  ...document,
  ...(JSON.parse(work.vault.decrypt(column, read, customerId)) as { number: string; name: string }),
})

function toIdentity(work: Work, customerId: Id<'customer'>, row: Row): Identity {
  const onFile = allPresent({
    type: row.type,
    nationality: row.nationality,
    read: row.read,
    printedEnd: row.printedEnd,
    effectiveEnd: row.effectiveEnd,
    frontId: row.frontId,
  })
  const next = allPresent({
    type: row.nextType,
    nationality: row.nextNationality,
    read: row.nextRead,
    printedEnd: row.nextPrintedEnd,
    frontId: row.nextFrontId,
  })
  return {
    customerId,
    onFile: onFile && {
      ...opened(work, boundAs.read, onFile, customerId),
      backId: row.backId ?? undefined,
      proofId: row.proofId ?? undefined,
    },
    next: next && opened(work, boundAs.nextRead, next, customerId),
    announced: allPresent({
      type: row.announcedType,
      nationality: row.announcedNationality,
      printedEnd: row.announcedEnd,
    }),
    frontFault: row.frontFault ?? undefined,
    backFault: row.backFault ?? undefined,
    answerBy: row.answerBy ?? undefined,
  }
}

/** State of a customer's identity documents, locked. Inserts the row when there is none. */
export async function lockIdentity(work: Work, customerId: Id<'customer'>): Promise<Identity> {
  await work.tx.run(
    sql`insert into requirements.identity (customer_id) values (${customerId}) on conflict do nothing`,
  )
  const row = await work.tx.one<Row>(
    sql`select * from requirements.identity where customer_id = ${customerId} for update`,
  )
  return toIdentity(work, customerId, row)
}

export async function identityFor(work: Work, customerId: Id<'customer'>): Promise<Identity | undefined> {
  const row = await work.tx.maybe<Row>(
    sql`select * from requirements.identity where customer_id = ${customerId}`,
  )
  return row && toIdentity(work, customerId, row)
}

export async function setAnnounced(
  work: Work,
  customerId: Id<'customer'>,
  said: AnnouncedIdentity,
): Promise<void> {
  await work.tx.run(sql`
    update requirements.identity set announced_type = ${said.type}, announced_nationality = ${said.nationality},
      announced_end = ${said.printedEnd}
    where customer_id = ${customerId}`)
}

export async function setAnswerBy(work: Work, customerId: Id<'customer'>, by: Date): Promise<void> {
  await work.tx.run(sql`update requirements.identity set answer_by = ${by} where customer_id = ${customerId}`)
}

/** Stores the facts of an accepted front until the whole document is accepted. Undefined deletes them. */
export async function setNext(
  work: Work,
  customerId: Id<'customer'>,
  next: (Reading & { readonly frontId: string }) | undefined,
): Promise<void> {
  const read =
    next &&
    (await work.vault.of(customerId)).encrypt(
      boundAs.nextRead,
      JSON.stringify({ number: next.number, name: next.name }),
      customerId,
    )
  await work.tx.run(sql`
    update requirements.identity set next_type = ${next?.type ?? null}, next_nationality = ${next?.nationality ?? null},
      next_read = ${read ?? null}, next_printed_end = ${next?.printedEnd ?? null},
      next_front_id = ${next?.frontId ?? null}
    where customer_id = ${customerId}`)
}

/** Puts a complete document on file in place of the former one, and clears its faults. */
export async function putOnFile(
  work: Work,
  customerId: Id<'customer'>,
  reading: Reading & { readonly effectiveEnd: string },
  files: {
    readonly frontId: string
    readonly backId: string | undefined
    readonly proofId: string | undefined
  },
): Promise<void> {
  const read = (await work.vault.of(customerId)).encrypt(
    boundAs.read,
    JSON.stringify({ number: reading.number, name: reading.name }),
    customerId,
  )
  await work.tx.run(sql`
    update requirements.identity set type = ${reading.type}, nationality = ${reading.nationality}, read = ${read},
      printed_end = ${reading.printedEnd}, effective_end = ${reading.effectiveEnd}, on_file_since = ${work.now},
      front_id = ${files.frontId}, back_id = ${files.backId ?? null}, proof_id = ${files.proofId ?? null},
      next_type = null, next_nationality = null, next_read = null, next_printed_end = null, next_front_id = null,
      announced_type = null, announced_nationality = null, announced_end = null,
      front_fault = null, back_fault = null, fault_since = null
    where customer_id = ${customerId}`)
}

/** Sets the faults of the document on file. Undefined clears a side. */
export async function setFaults(
  work: Work,
  customerId: Id<'customer'>,
  faults: { readonly front: DocumentReason | undefined; readonly back: DocumentReason | undefined },
): Promise<void> {
  const any = faults.front !== undefined || faults.back !== undefined
  await work.tx.run(sql`
    update requirements.identity set front_fault = ${faults.front ?? null}, back_fault = ${faults.back ?? null},
      fault_since = ${any ? sql`coalesce(fault_since, ${work.now}::timestamptz)` : sql`null`}
    where customer_id = ${customerId}`)
}

/** Sets another back of the document on file. */
export async function setBack(work: Work, customerId: Id<'customer'>, backId: string): Promise<void> {
  await work.tx.run(
    sql`update requirements.identity set back_id = ${backId} where customer_id = ${customerId}`,
  )
}

/** The latest accepted back and proof of renewal of a customer. */
export async function acceptedParts(
  work: Work,
  customerId: Id<'customer'>,
): Promise<{ readonly backId: string | undefined; readonly proofId: string | undefined }> {
  const rows = await work.tx.many<{ id: string; kind: string }>(sql`
    select id, kind from documents.v_document
    where customer_id = ${customerId} and state = 'accepted'
      and ((kind = 'identity' and side = 'back') or kind = 'renewal-proof')
    order by decided_at, id`)
  return {
    backId: rows.findLast(({ kind }) => kind === 'identity')?.id,
    proofId: rows.findLast(({ kind }) => kind === 'renewal-proof')?.id,
  }
}

/** Types and printed dates of the documents on file, for recalculating their ends. */
export const endsOnFile = (work: Work): Promise<{ type: IdentityDocumentType; printedEnd: string }[]> =>
  work.tx.many(sql`
    select distinct type, printed_end from requirements.identity where type in ('chilean-id', 'foreign-id') and printed_end is not null`)

/** Stores the recalculated end of documents, by type and printed date. */
export async function setEnds(
  work: Work,
  ends: readonly { readonly type: string; readonly printedEnd: string; readonly effectiveEnd: string }[],
): Promise<void> {
  await work.tx.run(sql`
    update requirements.identity i set effective_end = e.effective_end
    from unnest(${ends.map(({ type }) => type)}::text[], ${ends.map(({ printedEnd }) => printedEnd)}::date[],
                ${ends.map((one) => one.effectiveEnd)}::date[]) as e(type, printed_end, effective_end)
    where i.type = e.type and i.printed_end = e.printed_end and i.effective_end <> e.effective_end`)
}
