import { plainRut } from '@puente/contract/corridors'
import { wordHashes } from '../src/platform/data/indexes/search-index.ts'
import type { Runtime } from '../src/platform/work.ts'
import { asOwner } from './owner.ts'
import type { TestEnvironment } from './world.ts'

const literal = (value: Buffer | string): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `decode('${value.toString('hex')}', 'hex')`

/** More than two batches of the rotation. */
export const MANY_USERS = 450

async function manyUsers(world: TestEnvironment): Promise<string[]> {
  const { vault } = world.runtime
  const ids = await asOwner<{ id: string }>(
    world,
    `select uuidv7()::text as id from generate_series(1, ${MANY_USERS})`,
  )
  return ids.map(({ id }, at) => {
    const email = `many-${at}@puente.test`
    return `(${[
      literal(id),
      literal(vault.encrypt('access.user.email', email, id)),
      literal(vault.index('access.user.email', email)),
      literal(vault.encrypt('access.user.name', `Many ${at}`, id)),
      `''`,
      'now()',
    ].join(', ')})`
  })
}

/**
 * Rows with blind indexes that the demo world lacks, with the writing key of the environment: many users, an invitation, a
 * receivable, an item of each side of a reconciliation, the folds of a document's name,
 * an alias, and a user who was erased.
 */
export async function addIndexRows(world: TestEnvironment, rut: string): Promise<void> {
  const { vault } = world.runtime
  const uuid = async () => (await asOwner<{ id: string }>(world, 'select uuidv7()::text as id'))[0]?.id ?? ''
  const users = await manyUsers(world)
  const [payment] = await asOwner<{ id: string; index: Buffer; orderId: string }>(
    world,
    `select id, payer_rut_index as index, order_id as "orderId" from payins.payment order by id limit 1`,
  )
  const [customer] = await asOwner<{ id: string; nameFold: Buffer; name: Buffer }>(
    world,
    `select id, name_fold as "nameFold", name from customers.customer where kind = 'person' order by id limit 1`,
  )
  const [recipient] = await asOwner<{ id: string }>(
    world,
    'select id from recipients.recipient order by id limit 1',
  )
  if (payment === undefined || customer === undefined || recipient === undefined)
    throw new Error('the demo world has no payment, person or recipient')
  const aliasIndex = wordHashes('recipients.recipient.alias_index', vault, 'Mamá').map(literal).join(', ')
  const name = await nameOf(world.runtime, customer)
  const [invitation, receivable, line, entry] = [await uuid(), await uuid(), await uuid(), await uuid()]
  const erased = await uuid()
  const documentName = vault.encrypt('customers.customer.document_name', name, customer.id)
  const statements = [
    // The account and the statement that the items belong to are not needed.
    `alter table reconciliation.item drop constraint item_account_id_fkey, drop constraint item_statement_id_fkey`,
    `insert into access.user (id, email, email_index, name, password_hash, created_at) values ${users.join(', ')}`,
    `insert into access.user (id, email, email_index, name, password_hash, created_at)
     values ('${erased}', ${literal(vault.encryptErased('access.user.email', '—', erased))}, sha256(uuid_send('${erased}')),
       ${literal(vault.encryptErased('access.user.name', '—', erased))}, '', now())`,
    `insert into customers.member_invitation (id, customer_id, email, email_index, role, status, token_hash, invited_by,
       created_at, sent_at, expires_at)
     values ('${invitation}', '${customer.id}',
       ${literal(vault.encrypt('customers.member_invitation.email', 'invited@puente.test', invitation))},
       ${literal(vault.index('customers.member_invitation.email', 'invited@puente.test'))}, 'reader', 'open', 'x',
       '${customer.id}', now(), now(), now() + interval '1 day')`,
    `insert into payins.receivable (id, payment_id, debtor, payer_rut_index, amount_minor, outstanding_minor, status,
       owner_team, opened_at, due_at, closed_at, reference)
     values ('${receivable}', '${payment.id}', '${payment.id}', ${literal(payment.index)}, 1, 0, 'settled', 'treasury', now(),
       now(), now(), 'PD22222222')`,
    `insert into reconciliation.item (id, account_id, side, statement_id, position, identity_hash, day, amount_minor, kind,
       refs, rut_index, detail, state, match_id, known_at)
     values ('${line}', 1, 'bank', '${line}', 0, 'x', now(), 1, 'x', '{}', ${literal(vault.index('payins.rut', plainRut(rut)))},
       ${literal(vault.encrypt('reconciliation.item.detail', JSON.stringify({ words: 'x', rut }), line))}, 'refused', null,
       now())`,
    `insert into reconciliation.item (id, account_id, side, journal_id, subject, day, amount_minor, kind, refs, rut_index,
       state, known_at)
     values ('${entry}', 1, 'books', '${entry}', '${payment.orderId}', now(), 1, 'x', '{}', ${literal(payment.index)},
       'refused', now())`,
    `update recipients.recipient
     set alias = ${literal(vault.encrypt('recipients.recipient.alias', 'Mamá', recipient.id))}, alias_index = array[${aliasIndex}]
     where id = '${recipient.id}'`,
    `update customers.customer set document_name = ${literal(documentName)}, document_name_fold = name_fold,
       accepted_name_fold = name_fold where id = '${customer.id}'`,
  ]
  await asOwner(world, statements.join('; '))
}

const nameOf = (runtime: Runtime, { id, name }: { readonly id: string; readonly name: Buffer }) =>
  runtime.work({ kind: 'system', name: 'test' }, async ({ vault }) => {
    await vault.load([name])
    return vault.decrypt('customers.customer.name', name, id)
  })
