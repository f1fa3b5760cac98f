import { uuidOf } from '@puente/contract'
import type { SignatureRequestWire, TaskWire, TransferWire } from '@puente/contract/customer'
import type { StaffTransfer } from '@puente/contract/staff'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Made } from '../../../../test/companies.ts'
import { asOwner } from '../../../../test/owner.ts'
import { newOrder } from '../../../../test/samples/orders.ts'
import {
  bothSign,
  receiveQuote,
  requested,
  requestPath,
  sign,
  signingCompany,
} from '../../../../test/signing-company.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { deleteMember, setMemberRole } from '../../access/index.ts'
import { expireSignatures } from './end-request.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

const code = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  status < 300 ? status : (body as { code: string }).code
const seen = async ({ client }: Made, id: string) =>
  (await client.get<SignatureRequestWire>(requestPath(id))).body
const tasks = async ({ client }: Made) =>
  (await client.get<{ items: TaskWire[] }>('/api/tasks')).body.items.filter(
    ({ kind }) => kind === 'sign-transfer',
  )
const orders = async (customerId: string) =>
  (
    await asOwner<{ id: string }>(world, 'select id from transfers.transfer where customer_id = $1', [
      customerId,
    ])
  ).length

/** A company of two members who sign together, with a request of the first. */
async function asked() {
  const company = await signingCompany(world)
  const [one, other] = company.members as [Made, Made]
  const { body } = await requested(one)
  return { ...company, one, other, id: body.id, body }
}

describe('a request for signatures', () => {
  test('by a signer: counts their signature, names who can sign, and is a task of those only', async () => {
    const { one, other, body } = await asked()
    expect(body).toMatchObject({
      state: 'open',
      missing: 1,
      send: { amount: '200000' },
      youMay: ['withdraw'],
    })
    expect([body.signatures.map(({ isYou }) => isYou), body.canSign]).toEqual([[true], ['Firma 1 Prueba']])
    expect(await tasks(one)).toEqual([])
    expect(await tasks(other)).toMatchObject([
      { path: `/signatures/${body.id}`, amount: { amount: '200000' }, mine: true },
    ])
  })

  test('by a member whom the powers do not name: needs every signature', async () => {
    const { members } = await signingCompany(world, { size: 3, rules: [bothSign] })
    const [one, other, third] = members as [Made, Made, Made]
    const { body } = await requested(third)
    expect([body.missing, body.signatures, body.youMay]).toEqual([2, [], ['withdraw']])
    expect((await sign(one, body.id)).body.state).toBe('open')
    expect((await sign(other, body.id)).body.state).toBe('completed')
  })

  test('of a member who may sign alone, and of a person: refused', async () => {
    const { members } = await signingCompany(world, { rules: [{ signers: [0], signatures: 1 }] })
    expect(code(await requested(members[0] as Made))).toBe('signatures-not-needed')
    const person = await world.signedIn('persona')
    expect(code(await requested({ client: person }))).toBe('signatures-not-needed')
  })

  test('that the present members can never sign: refused', async () => {
    const { members, record } = await signingCompany(world, { rules: [{ ...bothSign, limitUsd: 1 }] })
    const one = members[0] as Made
    expect(await requested(one)).toMatchObject({ body: { facts: { reason: 'limit' } } })
    await record({ signers: [0, 1], signatures: 3 })
    expect(code(await requested(one))).toBe('signing-power-missing')
  })

  test('with the quote of another request: refused; with the same key: the same request', async () => {
    const { members } = await signingCompany(world)
    const { client } = members[0] as Made
    const [order, key] = [await newOrder(client), randomUUID()]
    const post = (by?: string) =>
      client.post<SignatureRequestWire>('/api/signature-requests', order, by === undefined ? {} : { key: by })
    const first = await post(key)
    expect((await post(key)).body.id).toBe(first.body.id)
    expect(code(await post())).toBe('quote-already-used')
  })
})

describe('the last signature', () => {
  test('creates the order at a price of its own; the requester ordered it, and staff see who signed', async () => {
    const { one, other, id } = await asked()
    const { status, body } = await sign(other, id)
    expect([status, body.state, body.signatures.length]).toEqual([201, 'completed', 2])
    const transfer = await one.client.get<TransferWire>(`/api/transfers/${body.transferId}`)
    expect(transfer.body).toMatchObject({
      state: 'waiting-for-payment',
      price: { send: { amount: '200000' } },
    })
    const [row] = await asOwner<{ user_id: string }>(
      world,
      'select user_id from transfers.transfer where id = $1',
      [uuidOf('transfer', body.transferId ?? '')],
    )
    expect(row?.user_id).toBe(one.userId)
    const staff = await world.signedIn('soporte')
    const view = (await staff.get<StaffTransfer>(`/api/transfers/${body.transferId}`)).body
    expect(view.signatures).toMatchObject([{ powers: { since: expect.any(String) } }, {}])
    expect(code(await sign(other, id))).toBe('not-in-this-state')
  })

  test('of two last signers at the same time: exactly one order', async () => {
    const { members, customerId } = await signingCompany(world, {
      size: 3,
      rules: [{ signers: [0, 1, 2], signatures: 2 }],
    })
    const [one, second, third] = members as [Made, Made, Made]
    const { id } = (await requested(one)).body
    const answers = await Promise.all([second, third, second, third].map((member) => sign(member, id)))
    expect(answers.map(code).filter((status) => status === 201)).toHaveLength(1)
    expect(await orders(customerId)).toBe(1)
    expect((await seen(one, id)).signatures).toHaveLength(2)
  })

  test('with the same key: the same order', async () => {
    const { other, id, customerId } = await asked()
    const key = randomUUID()
    const post = () =>
      other.client.post<SignatureRequestWire>(
        requestPath(id, '/signatures'),
        { shownSendMinor: '200000' },
        { key },
      )
    const [first, again] = [await post(), await post()]
    expect(again.body.transferId).toBe(first.body.transferId)
    expect(await orders(customerId)).toBe(1)
  })

  test('at a higher amount than the signer was shown: refused, and nothing is signed', async () => {
    const { members } = await signingCompany(world)
    const [one, other] = members as [Made, Made]
    const quote = await receiveQuote(one, '10000')
    const { id } = (await requested(one, { ...(await newOrder(one.client)), quoteId: quote.id })).body
    const refused = await sign(other, id, '1')
    expect(refused.body).toMatchObject({
      code: 'signed-price-higher',
      facts: { limitMinor: quote.price.send.amount },
    })
    expect((await seen(one, id)).signatures).toHaveLength(1)
    expect((await sign(other, id, quote.price.send.amount)).body.state).toBe('completed')
  })

  test('after the recipient was changed: refused, and the request shows it', async () => {
    const { one, other, id, body } = await asked()
    const [row] = await asOwner<{ beneficiary: Buffer }>(
      world,
      'select beneficiary from transfers.signature_request where id = $1',
      [uuidOf('signature-request', id)],
    )
    const name = 'transfers.signature_request.beneficiary'
    const uuid = uuidOf('signature-request', id)
    const before = JSON.parse(world.runtime.vault.decrypt(name, row?.beneficiary ?? Buffer.alloc(0), uuid))
    const earlier = { ...before, fields: { ...before.fields, accountNumber: '999' } }
    await asOwner(world, 'update transfers.signature_request set beneficiary = $1 where id = $2', [
      world.runtime.vault.encrypt(name, JSON.stringify(earlier), uuid),
      uuid,
    ])
    expect(body.recipientChanged).toBe(false)
    expect((await seen(one, id)).recipientChanged).toBe(true)
    expect(code(await sign(other, id))).toBe('signed-recipient-changed')
  })
})

describe('members and powers that change', () => {
  test('the signature of a former member, or of one who only reads: does not count', async () => {
    const { members, customerId } = await signingCompany(world, {
      size: 3,
      rules: [{ signers: [0, 1, 2], signatures: 2 }],
    })
    const [one, second, third] = members as [Made, Made, Made]
    const first = (await requested(second)).body.id
    const later = (await requested(second)).body.id
    await world.runtime.work(system, (work) => setMemberRole(work, customerId, second.userId, 'reader'))
    expect((await seen(one, first)).missing).toBe(2)
    await world.runtime.work(system, (work) => deleteMember(work, customerId, second.userId))
    expect((await sign(third, first)).body).toMatchObject({ state: 'open', missing: 1 })
    expect((await sign(one, first)).body.state).toBe('completed')
    expect((await sign(one, later)).body.state).toBe('open')
    // The requester has left, so that the last signer ordered it.
    const [row] = await asOwner<{ user_id: string }>(
      world,
      'select user_id from transfers.transfer where customer_id = $1',
      [customerId],
    )
    expect(row?.user_id).toBe(one.userId)
  })

  test('newer powers: decide what is missing; an earlier signature may suffice', async () => {
    const { one, other, id, record } = await asked()
    await record({ signers: [1], signatures: 1, limitUsd: 1 })
    expect(await seen(one, id)).not.toHaveProperty('missing')
    expect(code(await sign(other, id))).toBe('signing-power-missing')
    await record({ signers: [0], signatures: 1 })
    expect((await seen(one, id)).missing).toBe(0)
    expect((await sign(one, id)).body.state).toBe('completed')
  })

  test('a member whom the powers do not name: neither signs nor declines', async () => {
    const { members } = await signingCompany(world, { size: 3 })
    const [one, , third] = members as [Made, Made, Made]
    const { id } = (await requested(one)).body
    expect(code(await sign(third, id))).toBe('signing-power-missing')
    const declined = await third.client.post(requestPath(id, '/refusal'), { reason: 'No' })
    expect(code(declined)).toBe('signing-power-missing')
    expect(code(await third.client.post(requestPath(id, '/withdrawal'), {}))).toBe('not-allowed')
  })
})

describe('the end of a request', () => {
  test('declined: with the reason, and nothing can be signed', async () => {
    const { one, other, id } = await asked()
    const { body } = await other.client.post<SignatureRequestWire>(requestPath(id, '/refusal'), {
      reason: 'El monto no es el acordado',
    })
    expect(body).toMatchObject({ state: 'declined', reason: 'El monto no es el acordado', youMay: [] })
    expect((await seen(one, id)).endedBy).toBe('Firma 1 Prueba')
    expect(code(await sign(other, id))).toBe('not-in-this-state')
    expect(await tasks(other)).toEqual([])
  })

  test('withdrawn by the requester: no longer listed as open', async () => {
    const { one, other, id } = await asked()
    expect(code(await one.client.post(requestPath(id, '/withdrawal'), {}))).toBe(200)
    const { body } = await other.client.get<{ items: SignatureRequestWire[] }>('/api/signature-requests')
    expect(body.items.map(({ state }) => state)).toEqual(['withdrawn'])
    expect(code(await one.client.post(requestPath(id, '/withdrawal'), {}))).toBe('not-in-this-state')
  })

  test('past its end: refused before the job runs, and expired by it once', async () => {
    const { one, other, id } = await asked()
    await asOwner(world, 'update transfers.signature_request set expires_at = created_at where id = $1', [
      uuidOf('signature-request', id),
    ])
    expect((await seen(one, id)).state).toBe('expired')
    expect(code(await sign(other, id))).toBe('not-in-this-state')
    expect(await expireSignatures(world.runtime)).toBe(1)
    expect(await expireSignatures(world.runtime)).toBe(0)
    const events = await asOwner<{ facts: { change: string } }>(
      world,
      `select facts from platform.outbox where subject = $1 order by id`,
      [uuidOf('signature-request', id)],
    )
    expect(events.map(({ facts }) => facts.change)).toEqual(['requested', 'expired'])
  })
})
