import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { payerAccountIndex, payerSearchIndex } from '../payer-index.ts'
import type { Payer } from '../payin.ts'

const PAYER = 'payins.payment.payer'

/** Indexes the payers of up to `limit` payments whose index is missing or of another payer. Returns their number. */
export async function indexPayers(work: Work, limit: number): Promise<number> {
  const rows = await work.tx.many<{ id: string; payer: Buffer }>(sql`
    select id, payer from payins.payment
    where payer_search_index is null or payer_search_index[1] <> payer_rut_index
    order by id limit ${limit} for no key update skip locked`)
  for (const { id, payer } of rows)
    await work.tx.run(sql`
      update payins.payment
      set payer_search_index = ${work.vault.isErased(payer) ? [] : indexOf(work, id, payer)}::bytea[]
      where id = ${id}`)
  return rows.length
}

const indexOf = (work: Work, id: string, payer: Buffer): Buffer[] =>
  payerSearchIndex(work.vault, JSON.parse(work.vault.decrypt(PAYER, payer, id)) as Payer)

/** Indexes the accounts of up to `limit` payments from before this index was kept. Returns their number. */
export async function indexAccounts(work: Work, limit: number): Promise<number> {
  const rows = await work.tx.many<{ id: string; payer: Buffer }>(sql`
    select id, payer from payins.payment where payer_account_index is null
    limit ${limit} for no key update skip locked`)
  for (const { id, payer } of rows) {
    const from = work.vault.isErased(payer)
      ? { bank: '', account: '' }
      : (JSON.parse(work.vault.decrypt(PAYER, payer, id)) as Payer)
    await work.tx.run(sql`
      update payins.payment set payer_account_index = ${payerAccountIndex(work.vault, from, id)} where id = ${id}`)
  }
  return rows.length
}
