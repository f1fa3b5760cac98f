import { personalGroups } from '@puente/contract'
import type { MyDataWire } from '@puente/contract/customer'
import {
  countPersonalRows,
  personalRows,
  type PersonalRow,
} from '../../platform/data/encryption/personal-rows.ts'
import type { EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { actingMay } from '../access/index.ts'
import { customerFor, isDataBlocked, relationshipTerms } from '../customers/index.ts'
import { publicState, type Transfer } from '../transfers/index.ts'
import { consentsOf, selfieAnswersOf } from './my-data.store.ts'
import { exportTables, type ExportTable } from './personal-tables.ts'

type Customer = Extract<Actor, { kind: 'customer' }>

/** Whose data a file contains: the user's, and the customer's where they may read all of it. */
export interface Scope {
  readonly actor: Customer
  readonly tables: readonly ExportTable[]
}

/**
 * What the acting user may read. The data of a company belongs to its administrators; other members read what is about
 * them.
 */
export async function scopeOf(work: Work, actor: Customer): Promise<Scope> {
  const customer = await customerFor(work, actor.customerId)
  const isWhole = customer?.kind === 'person' || (await actingMay(work, 'administer'))
  return { actor, tables: isWhole ? exportTables : exportTables.filter(({ of }) => of === 'user') }
}

const ownerIn = ({ actor }: Scope, { of }: ExportTable): string =>
  of === 'user' ? actor.userId : actor.customerId

/** What we hold about the acting user by group, and their consents. */
export async function myDataView(work: Work, actor: Customer): Promise<MyDataWire> {
  const scope = await scopeOf(work, actor)
  const counts = new Map<string, number>()
  for (const table of scope.tables) {
    const count = await countPersonalRows(work, table, ownerIn(scope, table))
    counts.set(table.group, (counts.get(table.group) ?? 0) + count)
  }
  const consents = await consentsOf(work, actor.userId)
  return {
    groups: personalGroups.map((group) => ({ group, count: counts.get(group) ?? 0 })),
    consents: consents.map(({ kind, version, at }) => ({ kind, version, at: at.toISOString() })),
    selfieConsents: (await selfieAnswersOf(work, actor.userId)).map(({ answer, version, at, endedAt }) => ({
      answer,
      version,
      at: at.toISOString(),
      ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
    })),
    keptYears: (await relationshipTerms(work)).keptYears,
    blocked: await isDataBlocked(work, actor.userId),
  }
}

/** A row as its person may read it: the state of a transfer is the public one, because others would reveal reviews. */
function disclosed({ table }: ExportTable, row: PersonalRow): PersonalRow {
  if (table !== 'transfers.transfer') return row
  return { ...row, state: publicState[row['state'] as Transfer['state']] }
}

/** The rows of one table in batches. */
export async function* rowsOf(
  runtime: Runtime,
  scope: Scope,
  table: ExportTable,
  encrypted: readonly EncryptedColumn[],
): AsyncGenerator<readonly PersonalRow[]> {
  for await (const rows of personalRows(runtime, scope.actor, table, ownerIn(scope, table), encrypted))
    yield rows.map((row) => disclosed(table, row))
}
