import { sql, withConnection } from '@puente/postgres'
import type { PendingRule } from '../../apps/server/src/modules/pending-items/index.ts'
import type { Runtime } from '../../apps/server/src/platform/work.ts'
import { DOCUMENTS } from './ruled-documents.ts'
import { PEOPLE } from './ruled-people.ts'

/** Exactly the tables that the rules of pending items read, and the items themselves. */
export const RULED_TABLES = [
  'access."user"',
  'customers.customer',
  'customers.due_diligence',
  'customers.eap_request',
  'customers.name_request',
  'documents.document',
  'requirements.company_owners',
  'requirements.company_paper',
  'requirements.identity',
  'requirements.paper',
  'requirements.request',
  'onboarding.application',
  'onboarding.company_file',
  'pending_items.item',
  'localities.comuna',
  'localities.region',
  'referrals.reward',
  'terms.acceptance',
] as const

/**
 * Seeds this many customers, four persons per company, with all facts that the rules read. Uses one statement
 * per table.
 */
export async function seedRuledFacts(databaseUrl: string, count: number): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    await client.query(
      `set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off`,
    )
    const [people = '', ...rest] = [...PEOPLE, ...DOCUMENTS]
    await client.query(people, [count])
    for (const statement of rest) await client.query(statement)
  })
}

/**
 * Opens the items that the rules require, so that reconciliation finds no difference; returns the number per
 * kind.
 */
export async function openOutstandingItems(
  { runtime, databaseUrl }: { readonly runtime: Runtime; readonly databaseUrl: string },
  rules: readonly PendingRule[],
): Promise<ReadonlyMap<string, number>> {
  const opened = new Map<string, number>()
  for (const { kind, owed } of rules)
    opened.set(
      kind,
      await runtime.work({ kind: 'system', name: 'bench' }, async (work) =>
        work.tx.run(sql`
          insert into pending_items.item
            (id, kind, subject, facts, turn, turn_since, opened_at, due_at, blocks_from)
          select uuidv7(), ${kind}, subject, facts, turn, now(), now(), due_at, blocks_from
          from (${await owed(work, { now: work.now, only: undefined })}) as owed`),
      ),
    )
  await withConnection(databaseUrl, (client) => client.query(`vacuum analyze ${RULED_TABLES.join(', ')}`))
  return opened
}
