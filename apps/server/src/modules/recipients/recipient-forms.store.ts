import type { Id, RecipientKind } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Proposal, RecipientForm } from './recipient-form.ts'

const ALIAS = 'recipients.recipient_form.alias'
const NAME = 'recipients.recipient_form.name'
const DETAILS = 'recipients.recipient_form.details'

/** Upper bound of a list of forms. */
const LISTED_MAX = 100

export async function insertForm(
  work: Work,
  form: RecipientForm,
  tokenHash: Buffer,
  madeBy: Id<'user'>,
): Promise<void> {
  const { id, customerId, alias } = form
  const vault = await work.vault.of(customerId)
  await work.tx.run(sql`
    insert into recipients.recipient_form (id, customer_id, corridor_id, country, alias, status, token_hash, made_by,
                                           created_at, expires_at)
    values (${id}, ${customerId}, ${form.corridorId}, ${form.country},
            ${alias === undefined ? null : vault.encrypt(ALIAS, alias, id)}, 'open', ${tokenHash}, ${madeBy},
            ${form.createdAt}, ${form.expiresAt})`)
}

type Row = Stored<Omit<RecipientForm, 'alias' | 'proposal'>> & {
  alias: Buffer | null
  filledAt: Date | null
  kind: RecipientKind | null
  name: Buffer | null
  details: Buffer | null
}

const columns = sql`
  id, customer_id, corridor_id, country, alias, status, created_at, expires_at, filled_at, kind, name, details`

function proposalOf({ vault }: Work, { id, filledAt, kind, name, details }: Row): Proposal | undefined {
  if (filledAt === null || kind === null || name === null || details === null) return undefined
  return {
    at: filledAt,
    kind,
    name: vault.decrypt(NAME, name, id),
    details: JSON.parse(vault.decrypt(DETAILS, details, id)) as Record<string, string>,
  }
}

const toForm = (work: Work, { alias, filledAt, kind, name, details, ...row }: Row): RecipientForm => ({
  ...fromStored(row),
  alias: alias === null ? undefined : work.vault.decrypt(ALIAS, alias, row.id),
  proposal: proposalOf(work, { alias, filledAt, kind, name, details, ...row }),
})

async function formWhere(work: Work, condition: Sql): Promise<RecipientForm | undefined> {
  const row = await work.tx.maybe<Row>(
    sql`select ${columns} from recipients.recipient_form where ${condition} for update`,
  )
  return row && toForm(work, row)
}

/** A form of this customer, locked until the work ends. */
export const lockForm = (
  work: Work,
  customerId: Id<'customer'>,
  id: string,
): Promise<RecipientForm | undefined> => formWhere(work, sql`id = ${id} and customer_id = ${customerId}`)

/** The form of a link, locked until the work ends. */
export const lockFormOfLink = (work: Work, tokenHash: Buffer): Promise<RecipientForm | undefined> =>
  formWhere(work, sql`token_hash = ${tokenHash}`)

/** The customer of a form. */
export async function customerOfForm(work: Work, id: string): Promise<string | undefined> {
  const row = await work.tx.maybe<{ customerId: Id<'customer'> }>(
    sql`select customer_id from recipients.recipient_form where id = ${id}`,
  )
  return row?.customerId
}

/** The customer's open forms and proposals, the newest first, at most 100. */
export async function openFormsOf(work: Work, customerId: Id<'customer'>): Promise<RecipientForm[]> {
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from recipients.recipient_form
    where customer_id = ${customerId} and status in ('open', 'filled') and expires_at > ${work.realNow}
    order by created_at desc, id desc limit ${LISTED_MAX}`)
  return rows.map((row) => toForm(work, row))
}

/** How many forms of the customer have a link that works. */
export async function countOpenForms(work: Work, customerId: Id<'customer'>): Promise<number> {
  const row = await work.tx.one<{ n: number }>(sql`
    select count(*)::int as n from recipients.recipient_form
    where customer_id = ${customerId} and status = 'open' and expires_at > ${work.realNow}`)
  return row.n
}

/** Stores the data of the recipient as a proposal; the link ends. */
export async function fillForm(
  work: Work,
  { id, customerId }: Pick<RecipientForm, 'id' | 'customerId'>,
  { kind, name, details, at }: Proposal,
  expiresAt: Date,
): Promise<void> {
  const vault = await work.vault.of(customerId)
  await work.tx.run(sql`
    update recipients.recipient_form
    set status = 'filled', filled_at = ${at}, kind = ${kind}, name = ${vault.encrypt(NAME, name, id)},
        details = ${vault.encrypt(DETAILS, JSON.stringify(details), id)}, expires_at = ${expiresAt}
    where id = ${id}`)
}

/** Ends a form and deletes the personal data that it has. */
export async function endForm(
  work: Work,
  id: string,
  status: 'accepted' | 'discarded' | 'revoked',
): Promise<void> {
  await work.tx.run(sql`
    update recipients.recipient_form
    set status = ${status}, ended_at = ${work.realNow}, alias = null, kind = null, name = null, details = null
    where id = ${id}`)
}

/** Deletes up to `limit` proposals that expired, and other forms that ended or expired before an instant. */
export async function deleteForms(work: Work, before: Date, limit: number): Promise<number> {
  const rows = await work.tx.many<{ id: string }>(sql`
    delete from recipients.recipient_form where id in (
      select id from recipients.recipient_form
      where expires_at <= ${work.realNow} and (status = 'filled' or expires_at <= ${before})
      order by expires_at limit ${limit} for update skip locked)
    returning id`)
  return rows.length
}
