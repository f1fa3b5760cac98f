import { readdirSync } from 'node:fs'
import path from 'node:path'
import { proveMigration } from '@puente/postgres'
import { expect, inject, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../../../database/migrations')
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

const customers = ['normal', 'elevated', 'high']
  .map(
    (risk, n) => `('${id(n)}', 'person', 'quote-only', 'basic', 'CL', '\\x00', 'missing', now(), '${risk}')`,
  )
  .join(', ')
const before = `
  insert into customers.customer (id, kind, status, level, country, name, identity, created_at, risk)
    values ${customers}`

test('risks that staff set before there were rules: each above normal is in force, over a normal score', async () => {
  const name = readdirSync(folder).find((file) => file.endsWith('-risk-scores.sql')) ?? ''
  await proveMigration(inject('adminUrl'), folder, {
    number: Number(name.slice(0, 4)),
    before: async (client) => {
      await client.query(before)
    },
    after: async (client) => {
      const { rows } = await client.query(
        'select customer_id, risk, scored, set_by, ended_at from risk.override order by customer_id',
      )
      const more = { scored: 'normal', set_by: null, ended_at: null }
      expect(rows).toEqual([
        { customer_id: id(1), risk: 'elevated', ...more },
        { customer_id: id(2), risk: 'high', ...more },
      ])
    },
  })
})
