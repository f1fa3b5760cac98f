import { readdirSync } from 'node:fs'
import path from 'node:path'
import { proveMigration } from '@puente/postgres'
import { expect, inject, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../../../database/migrations')
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

const before = `
  insert into customers.customer (id, kind, status, level, country, name, identity, created_at)
    select id::uuid, 'person', 'quote-only', 'basic', 'CL', '\\x00', 'missing', now()
    from unnest(array['${id(1)}', '${id(2)}']) as id;
  insert into risk.assessment (id, customer_id, score, risk, rules_version, detail, at)
    select id::uuid, '${id(1)}', 0, 'normal', 0, '\\x00', now()
    from unnest(array['${id(3)}', '${id(4)}']) as id`

test('scores from before decisions were recorded: each customer refers to the latest, one without a score to none', async () => {
  const name = readdirSync(folder).find((file) => file.endsWith('-decision-records.sql')) ?? ''
  await proveMigration(inject('adminUrl'), folder, {
    number: Number(name.slice(0, 4)),
    before: async (client) => {
      await client.query(before)
    },
    after: async (client) => {
      const { rows } = await client.query('select id, risk_assessment from customers.customer order by id')
      expect(rows).toEqual([
        { id: id(1), risk_assessment: id(4) },
        { id: id(2), risk_assessment: null },
      ])
    },
  })
})
