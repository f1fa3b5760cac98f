import type { CustomerSession, MemberWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerMade, type Made } from '../../../../test/companies.ts'
import { asOwner } from '../../../../test/owner.ts'
import { newOrder } from '../../../../test/samples/orders.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { insertMember } from '../../access/index.ts'
import { replaceSigningPowers, type StoredRule } from './signing-powers.store.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

const emailOf = async ({ client }: Made) =>
  (await client.get<CustomerSession>('/api/session')).body.user.email

/** A company whose two members, and a third person who is none, are its representatives by these rules. */
async function companyWith(...rules: StoredRule[]) {
  const one = await customerMade(world, { kind: 'company', name: 'Firmas de Prueba SpA' })
  const other = await customerMade(world, { kind: 'company', name: 'Otra Prueba SpA' })
  const signers = [
    { name: 'Ana Prueba', rut: '5126663-3', email: await emailOf(one) },
    { name: 'Olga Prueba', rut: '9999222-0', email: await emailOf(other) },
    { name: 'Otto Prueba', rut: '11111111-1' },
  ]
  const record = (...newer: StoredRule[]) =>
    world.runtime.work(system, (work) =>
      replaceSigningPowers(work, one.customerId, { documentId: work.id(), signers, rules: newer }),
    )
  await record(...rules)
  const join = (role: 'operator' | 'reader') =>
    world.runtime.work(system, (work) =>
      insertMember(work, { customerId: one.customerId, userId: other.userId, role }),
    )
  return { one, record, join }
}

/** The code and facts of the answer to an order of the company, or 201. */
const ordered = async ({ client }: Made) => {
  const { status, body } = await client.post('/api/transfers', await newOrder(client))
  return status === 201 ? 201 : [body.code, body.facts?.['reason'] ?? body.facts?.['names']]
}
const mayOrder = async ({ client }: Made) =>
  (await client.get<CustomerSession>('/api/session')).body.actingAs.mayOrder

test('a member with power to sign alone: orders up to the limit, and above it not', async () => {
  const { one, record } = await companyWith({ signers: [0], signatures: 1, limitUsd: 1 })
  expect([await mayOrder(one), await ordered(one)]).toEqual([true, ['signing-power-missing', 'limit']])
  await record({ signers: [0], signatures: 1, limitUsd: 1_000_000 })
  expect(await ordered(one)).toBe(201)
})

test('a member whom the powers do not name: orders nothing', async () => {
  const { one } = await companyWith({ signers: [1], signatures: 1 })
  expect([await mayOrder(one), await ordered(one)]).toEqual([false, ['signing-power-missing', 'unnamed']])
})

test('joint powers: refused with the name of whoever else can sign, once they are a member who operates', async () => {
  const { one, join } = await companyWith({ signers: [0, 1], signatures: 2 })
  expect(await ordered(one)).toEqual(['signing-power-missing', 'absent'])
  await join('operator')
  const answer = await ordered(one)
  expect(answer).toEqual(['signatures-needed', expect.any(String)])
  expect(await mayOrder(one)).toBe(true)
})

test('a representative whose role only reads: does not count', async () => {
  const { one, join } = await companyWith({ signers: [0, 1], signatures: 2 })
  await join('reader')
  expect(await ordered(one)).toEqual(['signing-power-missing', 'absent'])
})

test('members: each with the rules in which they sign', async () => {
  const { one, join } = await companyWith(
    { signers: [0], signatures: 1, limitUsd: 500 },
    { signers: [0, 2], signatures: 2 },
  )
  await join('operator')
  const { items } = (await one.client.get<{ items: MemberWire[] }>('/api/members')).body
  expect(items.map(({ signing }) => signing)).toEqual([
    [
      { signatures: 1, limitUsd: 500, others: [] },
      { signatures: 2, others: [] },
    ],
    [],
  ])
})

test('newer powers: replace those in force, which stay readable with their end', async () => {
  const { one, record } = await companyWith({ signers: [0], signatures: 1 })
  await record({ signers: [1], signatures: 1 })
  const rows = await asOwner<{ ended: boolean; text: string }>(
    world,
    `select ended_at is not null as ended, encode(signers, 'escape') as text from customers.signing_powers
     where customer_id = $1 and signers is not null and rules <> '[{"signers": null, "signatures": 1}]'
     order by in_force_from, id`,
    [one.customerId],
  )
  expect(rows.map(({ ended }) => ended)).toEqual([true, false])
  expect(rows.some(({ text }) => text.includes('Ana'))).toBe(false)
})
