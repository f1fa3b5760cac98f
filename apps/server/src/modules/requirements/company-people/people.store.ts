import type { DocumentReason, DocumentSide, DocumentState, Id, IdentityDocumentType } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Indexer } from '../../../platform/data/encryption/vault.ts'
import { moveToWritingKey } from '../../../platform/data/indexes/move-index.ts'
import type { Work } from '../../../platform/work.ts'

/** The name that the blind indexes of persons' document numbers are bound to. */
const NUMBER = 'requirements.company_person.number_index'

/** The identity document of a person behind a company. */
export interface StoredPerson {
  readonly id: string
  readonly customerId: Id<'customer'>
  readonly numberIndex: Buffer
  /** The page of the person's files. */
  readonly slot: number
  readonly announcedType: IdentityDocumentType
  readonly announcedEnd: string
  readonly type: IdentityDocumentType | undefined
  readonly printedEnd: string | undefined
  /** The last valid day, with extensions. */
  readonly effectiveEnd: string | undefined
  readonly frontId: Id<'document'> | undefined
  readonly backId: Id<'document'> | undefined
  readonly nextType: IdentityDocumentType | undefined
  readonly nextPrintedEnd: string | undefined
  readonly nextFrontId: Id<'document'> | undefined
}

/** The blind indexes of a person with each key, that of the writing key first: of country, kind and number of their document. */
export const indexesOfPerson = ({ vault }: Work, key: string): Buffer[] => vault.indexes(NUMBER, key)

/** The blind index of a person with one key. */
export const indexOfPerson = (key: Indexer, text: string): Buffer => key.index(NUMBER, text)

async function peopleWhere(work: Work, where: Sql): Promise<StoredPerson[]> {
  const rows = await work.tx.many<Stored<StoredPerson>>(sql`
    select id, customer_id, number_index, slot, announced_type, to_char(announced_end, 'YYYY-MM-DD') as announced_end,
           type, to_char(printed_end, 'YYYY-MM-DD') as printed_end,
           to_char(effective_end, 'YYYY-MM-DD') as effective_end, front_id, back_id, next_type,
           to_char(next_printed_end, 'YYYY-MM-DD') as next_printed_end, next_front_id
    from requirements.company_person where ${where}`)
  return rows.map((row) => fromStored(row))
}

/** The persons of a company whose document was announced once. */
export const storedPeople = (work: Work, customerId: Id<'customer'>): Promise<StoredPerson[]> =>
  peopleWhere(work, sql`customer_id = ${customerId} order by slot`)

/** The person whose files have this page, locked. */
export const lockPersonAt = async (
  work: Work,
  customerId: Id<'customer'>,
  page: number,
): Promise<StoredPerson | undefined> =>
  (await peopleWhere(work, sql`customer_id = ${customerId} and slot = ${page} for update`))[0]

/** Stores what a company states about the document of a person. A new person gets the next page. */
export async function setPersonAnnounced(
  work: Work,
  customerId: Id<'customer'>,
  numberIndexes: readonly Buffer[],
  { type, printedEnd }: { readonly type: IdentityDocumentType; readonly printedEnd: string },
): Promise<void> {
  await moveToWritingKey(
    work,
    { table: 'requirements.company_person', column: 'number_index', within: ['customer_id', customerId] },
    numberIndexes,
  )
  await work.tx.run(sql`
    insert into requirements.company_person (id, customer_id, number_index, slot, announced_type, announced_end)
    select ${work.id()}, ${customerId}, ${numberIndexes[0] ?? null}::bytea, coalesce(max(slot), 0) + 1, ${type}, ${printedEnd}
    from requirements.company_person where customer_id = ${customerId}
    on conflict (customer_id, number_index) do update
    set announced_type = excluded.announced_type, announced_end = excluded.announced_end`)
}

/** Stores the document on file, and the accepted front that waits for its back. */
export async function savePerson(work: Work, person: StoredPerson): Promise<void> {
  await work.tx.run(sql`
    update requirements.company_person
    set type = ${person.type ?? null}, printed_end = ${person.printedEnd ?? null},
        effective_end = ${person.effectiveEnd ?? null}, front_id = ${person.frontId ?? null},
        back_id = ${person.backId ?? null}, next_type = ${person.nextType ?? null},
        next_printed_end = ${person.nextPrintedEnd ?? null}, next_front_id = ${person.nextFrontId ?? null}
    where id = ${person.id}`)
}

/** A file of a person that counts. */
export interface PersonFile {
  readonly id: Id<'document'>
  readonly page: number
  readonly side: DocumentSide | null
  readonly state: DocumentState
  readonly reason: DocumentReason | null
}

/** The files of the persons of a company that count, the newest first. */
export const personFiles = (work: Work, customerId: Id<'customer'>): Promise<PersonFile[]> =>
  work.tx.many<PersonFile>(sql`
    select id, page, side, state, reason from documents.v_document
    where customer_id = ${customerId} and kind = 'company-person-identity'
      and state in ('received', 'in-review', 'accepted', 'refused')
    order by received_at desc, id desc`)

/** The accepted back of a person; undefined without one. */
export const acceptedBack = async (
  work: Work,
  customerId: Id<'customer'>,
  page: number,
): Promise<Id<'document'> | undefined> =>
  (
    await work.tx.maybe<{ id: Id<'document'> }>(sql`
      select id from documents.v_document
      where customer_id = ${customerId} and kind = 'company-person-identity' and side = 'back' and page = ${page}
        and state = 'accepted'`)
  )?.id
