import type { CompanyFileView, LevelView } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { applicationPath, applied, basicPerson } from '../../../../test/levels.ts'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

let world: TestEnvironment
let client: Client
beforeAll(async () => {
  world = await createEnvironment()
  client = (await basicPerson(world)).client
})
afterAll(() => world.close())

const usual = async () => (await client.get<LevelView>('/api/level')).body.next?.usualHours
const dayBefore = (days: number) => new Date(world.clock.now().getTime() - days * 86_400_000)

/** Inserts decisions about a level that took 1, 2, 3 … hours, made this many days ago. */
const decided = (count: number, level: string, daysAgo: number) =>
  asOwner(
    world,
    `insert into requirements.level_application
       (id, customer_id, level, status, opened_at, submitted_at, decided_at, waited_minutes)
     select gen_random_uuid(), gen_random_uuid(), $1::text, 'granted', $2::timestamptz, $2::timestamptz, $2::timestamptz, 60 * hour
     from generate_series(1, $3::int) hour`,
    [level, dayBefore(daysAgo), count],
  )

test('fewer than 30 decisions of the last 90 days about the level: the days of the setting alone', async () => {
  await decided(29, 'standard', 10)
  await decided(40, 'standard', 91)
  await decided(40, 'enhanced', 10)
  expect(await usual()).toBeUndefined()
  expect((await client.get<LevelView>('/api/level')).body.next?.usualDays).toBe(2)
})

test('30 decisions: the hours within which nine in ten were made', async () => {
  await decided(1, 'standard', 10)
  // Twice one hour, then 2 to 29 hours: the 27th of 30 in order took 26 hours.
  expect(await usual()).toBe(26)
})

test('an application is granted: its wait is measured in office hours', async () => {
  const person = await basicPerson(world)
  await applied(person.client)
  const analyst = await world.signedIn('analista')
  const path = await applicationPath(analyst, person)
  const before = await asOwner<{ waited: number | null }>(
    world,
    `select waited_minutes as waited from requirements.level_application where status = 'submitted'`,
  )
  expect(before).toEqual([{ waited: null }])
  expect((await analyst.accept(`${path}/grant`, { note: 'Antecedentes en orden' })).status).toBe(200)
  const [after] = await asOwner<{ waited: number | null }>(
    world,
    'select waited_minutes as waited from requirements.level_application order by decided_at desc nulls last limit 1',
  )
  expect(after?.waited).toBeGreaterThanOrEqual(0)
})

test('the application of a company: the days of the setting, and the hours once 30 were decided', async () => {
  const company = await world.signedIn('empresa')
  const view = async () => (await company.get<CompanyFileView>('/api/company-file')).body
  const before = await view()
  expect([before.usualDays, before.usualHours]).toEqual([expect.any(Number), undefined])
  await asOwner(
    world,
    `insert into onboarding.company_file (id, status, file, submitted_at, decided_at, waited_minutes, open_since, changed_at)
     select gen_random_uuid(), 'sent-back', null, at, at, 90, at, at from generate_series(1, 30), (select $1::timestamptz as at) t`,
    [dayBefore(1)],
  )
  expect((await view()).usualHours).toBe(2)
  // They have no customers, so they may not stay.
  await asOwner(world, 'delete from onboarding.company_file where waited_minutes = 90')
})
