import type { CompanyDocument, Id } from '@puente/contract'
import type { PowerMode } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { OwnerRead, CompanyDocumentFacts, KeptCompanyDocument } from './company-paper.ts'
import { boundAs } from '../encrypted-columns.ts'

interface Row {
  paper: CompanyDocument
  dueAt: Date | null
  documentId: Id<'document'> | null
  acceptedAt: Date | null
  issuedOn: string | null
  powerMode: PowerMode | null
  powerLimitUsd: bigint | null
  owners: Buffer | null
}

function toKept(work: Work, customerId: Id<'customer'>, row: Row): KeptCompanyDocument {
  const { documentId, acceptedAt: at, powerMode: mode, powerLimitUsd: limit } = row
  return {
    paper: row.paper,
    dueAt: row.dueAt ?? undefined,
    accepted:
      documentId === null || at === null
        ? undefined
        : {
            documentId,
            at,
            issuedOn: row.issuedOn ?? undefined,
            powers:
              mode === null ? undefined : { mode, ...(limit === null ? {} : { limitUsd: Number(limit) }) },
            owners:
              row.owners === null
                ? undefined
                : (JSON.parse(work.vault.decrypt(boundAs.owners, row.owners, customerId)) as OwnerRead[]),
          },
  }
}

/** State of each document of a company. */
export async function companyDocumentsOf(
  work: Work,
  customerId: Id<'customer'>,
): Promise<KeptCompanyDocument[]> {
  const rows = await work.tx.many<Row>(sql`
    select paper, due_at, document_id, accepted_at, to_char(issued_on, 'YYYY-MM-DD') as issued_on, power_mode,
           power_limit_usd, owners
    from requirements.company_paper where customer_id = ${customerId}`)
  return rows.map((row) => toKept(work, customerId, row))
}

/** Stores the deadline of staff for the files that wait. */
export async function setCompanyDocumentDue(
  work: Work,
  customerId: Id<'customer'>,
  paper: CompanyDocument,
  dueAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    insert into requirements.company_paper (customer_id, paper, due_at) values (${customerId}, ${paper}, ${dueAt})
    on conflict (customer_id, paper) do update set due_at = excluded.due_at`)
}

/** Whether another file of this kind waits for staff. */
export async function hasOtherWaitingFiles(
  work: Work,
  { id, customerId }: { readonly id: string; readonly customerId: Id<'customer'> },
  paper: CompanyDocument,
): Promise<boolean> {
  const { found } = await work.tx.one<{ found: boolean }>(sql`
    select exists (select from documents.v_document
                   where customer_id = ${customerId} and kind = ${paper} and id <> ${id}
                     and state in ('received', 'in-review')) as found`)
  return found
}

/** Stores the facts of an accepted company document, replacing those of an earlier one. */
export async function setCompanyDocumentAccepted(
  work: Work,
  customerId: Id<'customer'>,
  paper: CompanyDocument,
  { documentId, at, issuedOn, powers, owners }: CompanyDocumentFacts,
): Promise<void> {
  const vault = await work.vault.of(customerId)
  await work.tx.run(sql`
    insert into requirements.company_paper (customer_id, paper, document_id, accepted_at, issued_on, power_mode,
                                        power_limit_usd, owners, owner_indexes)
    values (${customerId}, ${paper}, ${documentId}, ${at}, ${issuedOn ?? null}, ${powers?.mode ?? null},
            ${powers?.limitUsd ?? null}, ${owners === undefined ? null : vault.encrypt(boundAs.owners, JSON.stringify(owners), customerId)},
            ${owners === undefined ? null : owners.map(({ number }) => vault.index(boundAs.owners, number))}::bytea[])
    on conflict (customer_id, paper) do update set
      document_id = excluded.document_id, accepted_at = excluded.accepted_at, issued_on = excluded.issued_on,
      power_mode = excluded.power_mode, power_limit_usd = excluded.power_limit_usd, owners = excluded.owners,
      owner_indexes = excluded.owner_indexes`)
}

/** Deletes the facts of a document. False when it was not in force. */
export async function dropAccepted(work: Work, documentId: Id<'document'>): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update requirements.company_paper
    set document_id = null, accepted_at = null, issued_on = null, power_mode = null, power_limit_usd = null,
        owners = null, owner_indexes = null
    where document_id = ${documentId}`)
  return rows > 0
}

/** Data of the company's application that determine its required documents; undefined without an application. */
export const companyTypeOf = (
  work: Work,
  customerId: Id<'customer'>,
): Promise<
  | { readonly companyType: string | null; readonly registryRegime: 'traditional' | 'one-day' | null }
  | undefined
> =>
  work.tx.maybe(sql`
    select company_type, registry_regime
    from onboarding.v_company_file where customer_id = ${customerId}`)

/** State of the files of one company document: whether some wait for staff, and the last reason of a refusal. */
export async function companyDocumentFiles(
  work: Work,
  customerId: Id<'customer'>,
): Promise<
  ReadonlyMap<CompanyDocument, { readonly waits: boolean; readonly lacks: boolean; readonly open: boolean }>
> {
  const rows = await work.tx.many<{
    kind: CompanyDocument
    waits: boolean
    lacks: boolean
    open: boolean
  }>(sql`
    select kind, bool_or(waits) as waits, bool_or(not stands and not waits) as lacks, bool_or(not stands) as open
    from (
      select kind, bool_or(state = 'accepted') as stands, bool_or(state in ('received', 'in-review')) as waits
      from documents.v_document
      where customer_id = ${customerId} and state in ('received', 'in-review', 'accepted', 'refused')
      group by kind, page
    ) places
    group by kind`)
  return new Map(rows.map(({ kind, ...files }) => [kind, files]))
}
