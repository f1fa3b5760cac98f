import { uuidOf } from '@puente/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Made } from '../../../../test/companies.ts'
import { asOwner } from '../../../../test/owner.ts'
import { requested, sign, signingCompany } from '../../../../test/signing-company.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { SIGNATURES_CHANGED } from '../../transfers/index.ts'
import { notifySignatures } from './notify-signatures.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

/** Handles the events of a request in their order. Returns the mails, as template and user. */
async function mails(wire: string): Promise<string[]> {
  const subject = uuidOf('signature-request', wire)
  const events = await asOwner<{ id: bigint; facts: Record<string, string> }>(
    world,
    'select id, facts from platform.outbox where subject = $1 order by id',
    [subject],
  )
  for (const { id, facts } of events)
    await world.runtime.work(system, (work) =>
      notifySignatures(work, { id, name: SIGNATURES_CHANGED, subject, facts }, { key: String(id), subject }),
    )
  const rows = await asOwner<{ template: string; user_id: string }>(
    world,
    'select template, user_id from notifications.message where subject_id = $1 order by template, user_id',
    [subject],
  )
  return rows.map(({ template, user_id: userId }) => `${template} ${userId}`)
}

test('a request: a mail to each member who can sign, and none to the requester or to others', async () => {
  const { members } = await signingCompany(world, {
    size: 4,
    rules: [{ signers: [0, 1, 2], signatures: 2 }],
  })
  const [one, second, third] = members as [Made, Made, Made]
  const { id } = (await requested(one)).body
  const expected = [second, third].map(({ userId }) => `signature-requested ${userId}`)
  expect(await mails(id)).toEqual(expected.toSorted())
})

test('a signature of another member: a mail to the requester', async () => {
  const { members } = await signingCompany(world)
  const [one, other] = members as [Made, Made]
  const { id } = (await requested(one)).body
  await sign(other, id)
  // The request is complete when its first event is handled: nobody is asked any more.
  expect(await mails(id)).toEqual([`signature-answered ${one.userId}`])
})
