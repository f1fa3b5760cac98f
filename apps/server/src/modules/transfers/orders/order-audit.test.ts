import type { AuditEntry } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'

let life: RunningEnvironment
beforeAll(async () => {
  life = await startEnvironment()
})
afterAll(async () => life?.close())

test('an order: its transfer is the subject of the act of ordering it, and its quote of the act of quoting', async () => {
  const persona = await life.signedIn('persona')
  const officer = await life.signedIn('oficial')
  const { id } = await life.order(persona, { amount: '210001' })
  const actsOn = async (subject: string) =>
    (await officer.get<{ items: AuditEntry[] }>(`/api/audit-entries?subject=${subject}`)).body.items.map(
      ({ action }) => action,
    )
  expect(await actsOn(id)).toContain('createTransfer')
  const { quoteId } = (await officer.get<{ quoteId: string }>(`/api/transfers/${id}`)).body
  expect(await actsOn(quoteId)).toContain('createQuote')
})
