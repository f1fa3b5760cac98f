import { readdirSync } from 'node:fs'
import path from 'node:path'
import { proveMigration } from '@puente/postgres'
import { expect, inject, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../../../../database/migrations')
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

const customers = [1, 2, 3]
  .map((n) => `('${id(n)}', 'company', 'quote-only', 'basic', 'CL', '\\x00', 'missing', now(), ${n === 2})`)
  .join(', ')
const before = `
  insert into customers.customer (id, kind, status, level, country, name, identity, created_at, joint_powers)
    values ${customers};
  insert into requirements.company_paper (customer_id, paper, document_id, accepted_at, power_mode, power_limit_usd)
    values ('${id(1)}', 'powers', '${id(4)}', now(), 'single', 50000),
           ('${id(2)}', 'powers', '${id(5)}', now(), 'joint', null),
           ('${id(3)}', 'powers', '${id(6)}', now(), 'single', null)`

test('powers recorded without names: single ones let any member sign up to their limit, joint ones nobody', async () => {
  const name = readdirSync(folder).find((file) => file.endsWith('-signing-powers.sql')) ?? ''
  await proveMigration(inject('adminUrl'), folder, {
    number: Number(name.slice(0, 4)),
    before: async (client) => {
      await client.query(before)
    },
    after: async (client) => {
      const { rows } = await client.query('select rules from customers.signing_powers order by customer_id')
      expect(rows).toEqual([
        { rules: [{ signers: null, signatures: 1, limitUsd: 50_000 }] },
        { rules: [] },
        { rules: [{ signers: null, signatures: 1 }] },
      ])
    },
  })
})
