import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { hours } from '../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { openAddress } from '../platform/data/audit-lines.ts'
import { housekeepingJobs } from './housekeeping.ts'

const FROM = '198.51.100.44'
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

interface Line {
  id: string
  action: string
  outcome: string
  facts: object
  address: Buffer | null
}
const lines = () =>
  asOwner<Line>(
    world,
    `select audit.id, action, outcome, facts, address from platform.audit
     left join platform.audit_origin on audit_id = audit.id where request_id is not null order by audit.at, audit.id`,
  )
const addressOf = ({ id, address }: Line) =>
  address === null ? undefined : openAddress(world.runtime.vault, address, id)

describe('the audit trail', () => {
  test('actions, attempts and refusals: each line has the address of its request', async () => {
    const client = world.customer(FROM)
    await client.signIn('persona@demo.puente.test', 'wrong')
    await client.signIn('persona@demo.puente.test', world.password)
    await client.put('/api/password', { current: 'x', next: 'y' })
    await client.delete('/api/session')
    const mine = (await lines()).filter((line) => addressOf(line) === FROM)
    expect(mine.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'signIn refused:credentials-unknown',
      'signIn done',
      'changePassword refused:step-up-required',
      'signOut done',
    ])
  })

  test('an officer: reads the address of a line; the exported file does not contain it', async () => {
    const officer = await world.signedIn('oficial')
    const { body } = await officer.get<{ items: { address?: string; action: string }[] }>(
      '/api/audit-entries?action=signOut',
    )
    expect(body.items).toMatchObject([{ action: 'signOut', address: FROM }])
    const file = await officer.get<string>('/api/audit-entries/export?action=signOut&format=csv')
    expect(file.body).toContain('Salió')
    expect(file.body).not.toContain(FROM)
  })

  test('the stored lines and addresses: the line has no address, and the address is encrypted', async () => {
    const [row] = await asOwner<{ trail: string; origins: string }>(
      world,
      `select (select string_agg(a::text, ' ') from platform.audit a) as trail,
              (select string_agg(o::text, ' ') from platform.audit_origin o) as origins`,
    )
    expect(row?.trail).not.toContain(FROM)
    expect(row?.origins).not.toContain(FROM)
    expect(row?.origins).not.toContain(Buffer.from(FROM).toString('hex'))
  })

  test('a year later: the addresses are deleted, and the lines stay', async () => {
    const before = await lines()
    world.clock.advance(hours(24 * 366))
    const job = housekeepingJobs.find(({ name }) => name === 'audit-origins.forget')
    await job?.round(world.runtime)
    const after = await lines()
    expect(after.map(({ address: _address, ...line }) => line)).toEqual(
      before.map(({ address: _address, ...line }) => line),
    )
    expect(after.filter(({ address }) => address !== null)).toEqual([])
  })
})
