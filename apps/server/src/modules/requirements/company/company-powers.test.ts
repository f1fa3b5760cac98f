import { type CompanyDocument } from '@puente/contract'
import type { CompanyDocumentsView, CustomerSession } from '@puente/contract/customer'
import type { StaffDocumentWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { customerMade, expectBlocked, expectFree, owing, type Made } from '../../../../test/companies.ts'
import { asOwner } from '../../../../test/owner.ts'
import { newOrder } from '../../../../test/samples/orders.ts'
import { pdf, sendFile } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { companyDocumentPdf } from '../../../wiring/seed/company-documents.ts'
import { addDays, inSantiago } from '../../corridors/index.ts'
import { seedCompanyApplication } from '../../onboarding/index.ts'
import { seedCompanyDocuments, settleCompanyDocuments } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const papers: readonly CompanyDocument[] = ['constitution-deed', 'validity-certificate']

let world: TestEnvironment
let analista: Client
beforeAll(async () => {
  world = await createEnvironment()
  analista = await world.signedIn('analista')
})
afterAll(() => world.close())

/** A company with an approved application whose powers are missing. */
async function company(): Promise<Made> {
  const one = await customerMade(world, { kind: 'company', name: 'Papeles Prueba SpA', papers: false })
  await world.runtime.work(system, async (work) => {
    const { customerId, userId } = one
    const type = { companyType: 'spa', registryRegime: 'one-day', legalName: 'Papeles Prueba SpA' } as const
    await seedCompanyApplication(work, customerId, { ...type, owners: [] }, 'approved')
    await seedCompanyDocuments(work, { customerId, userId, papers, pdfOf: companyDocumentPdf })
    await settleCompanyDocuments(work, customerId)
  })
  return one
}
const send = async ({ client }: Made, kind = 'powers') =>
  (await sendFile(client, await pdf(), { kind, page: 1, fileName: `${kind}.pdf` })).body.id
const decide = async (id: string, verdict: string, more: object = {}, staff = analista, path = 'verdict') =>
  staff.post<StaffDocumentWire>(`/api/documents/${id}/${path}`, {
    verdict,
    ...(verdict === 'accepted' ? { seen: await staff.openFile(id) } : {}),
    ...more,
  })
const faults = (answer: { body: { fields?: readonly { at: string; fault: string }[] } }) =>
  answer.body.fields?.map(({ at, fault }) => `${at} ${fault}`)
const powersOf = async ({ client }: Made) =>
  (await client.get<CompanyDocumentsView>('/api/company-papers')).body.papers.find(
    ({ paper }) => paper === 'powers',
  )

const wrongPowers = {
  signers: [{ name: 'Ana Prueba', rut: '9.999.222-1' }],
  rules: [
    { signers: [1], signatures: 1 },
    { signers: [0], signatures: 2 },
  ],
}
const together = { signers: [0, 1], signatures: 2, limitUsd: 50_000 }
const alone = { signers: [0], signatures: 1 }

/** The user who made the company, and a representative who is no member. */
const signersOf = async ({ client }: Made) => [
  {
    name: 'Ana Prueba',
    rut: '5.126.663-3',
    email: (await client.get<CustomerSession>('/api/session')).body.user.email,
  },
  { name: 'Olga Prueba', rut: '9.999.222-0' },
]

test('powers: outstanding until accepted; with joint powers the company sees prices and cannot send', async () => {
  const one = await company()
  expect(await owing(one)).toEqual(['creator-powers customer'])
  await expectBlocked(one, 'creator-powers', '/notifications/missing-creator-powers')
  const id = await send(one)
  expect(await owing(one)).toEqual(['creator-powers staff'])
  expect(faults(await decide(id, 'accepted'))).toEqual([
    'facts.powers.signers required',
    'facts.powers.rules required',
  ])
  expect(faults(await decide(id, 'accepted', { facts: { powers: wrongPowers } }))).toEqual([
    'facts.powers.signers.0.rut wrong-check-digit',
    'facts.powers.rules.0.signers unknown-signer',
    'facts.powers.rules.1.signatures more-than-signers',
  ])
  const signers = await signersOf(one)
  await decide(id, 'accepted', { facts: { powers: { signers, rules: [together] } } })
  expect(await owing(one)).toEqual([])
  expect(await powersOf(one)).toMatchObject({ powers: { mode: 'joint' } })
  const order = await newOrder(one.client)
  expect((await one.client.post('/api/transfers', order)).body).toMatchObject({
    code: 'signing-power-missing',
    facts: { reason: 'absent', names: 'Olga Prueba' },
  })
  const session = async () => (await one.client.get<CustomerSession>('/api/session')).body.actingAs
  expect(await session()).toMatchObject({ mayOrder: false, jointPowers: true })

  // Newer powers are in force once accepted. Meanwhile no item is outstanding, and an event reports the decision.
  await decide(await send(one), 'refused', { reason: 'illegible' })
  expect([await owing(one), (await powersOf(one))?.standing]).toEqual([[], 'accepted'])
  const newer = await send(one)
  expect([await owing(one), (await powersOf(one))?.standing]).toEqual([[], 'waiting'])
  await decide(newer, 'accepted', { facts: { powers: { signers, rules: [alone] } } })
  const received = await asOwner<{ facts: { outcome: string } }>(
    world,
    'select facts from platform.outbox where name = $1 and subject = $2 order by id',
    ['requirements.newer-powers-decided', one.customerId],
  )
  expect(received.map(({ facts }) => facts.outcome)).toEqual(['refused', 'single'])
  expect(await session()).toMatchObject({ mayOrder: true })
  expect(await session()).not.toHaveProperty('jointPowers')
  await expectFree(one)
})

test('powers, or a ceiling of funds: neither decided nor rehearsed without step-up', async () => {
  const one = await company()
  const unproven = await world.signedIn('analista', { proven: false })
  const until = addDays(inSantiago(world.clock.now()).day, 300)
  const documents = [
    [await send(one), { powers: { signers: await signersOf(one), rules: [alone] } }],
    [await send(one, 'source-of-funds'), { evidence: { ceilingUsd: 9_000, until } }],
  ] as const
  for (const [id, facts] of documents) {
    for (const path of ['verdict-rehearsal', 'verdict'])
      expect((await decide(id, 'accepted', { facts }, unproven, path)).body.code).toBe('step-up-required')
    expect((await unproven.get<StaffDocumentWire>(`/api/documents/${id}`)).body.state).toBe('received')
  }
  await expectBlocked(one, 'creator-powers', '/notifications/missing-creator-powers')
})
