/* long: one environment, which is costly to create, serves the tests of priority and of news */
import type { CaseNewsItem, CaseTeam, InboxItem, InboxTotals, SuspenseSummary } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffIdOf } from '../../../../test/cases.ts'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { once } from '../../../../test/samples/cast.ts'
import { unmatchedMoneyOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'
import { notifyOfStates } from '../console.jobs.ts'

let life: RunningEnvironment
let misfits: UnmatchedMoney
let persona: Client
let soporte: Client
let oficial: Client
let tesoreria: Client
let small: SuspenseSummary
let large: SuspenseSummary

beforeAll(async () => {
  life = await startEnvironment()
  misfits = await unmatchedMoneyOf(life)
  ;[persona, soporte, oficial, tesoreria] = (await Promise.all(
    (['persona', 'soporte', 'oficial', 'tesoreria'] as const).map((name) => life.signedIn(name)),
  )) as [Client, Client, Client, Client]
})
afterAll(async () => life?.close())

const money = once(async () => {
  small = await misfits.suspended({ amount: '51234' })
  large = await misfits.suspended({ amount: '6123456' })
})
const inbox = async (client: Client, query = '') =>
  (await client.get<{ items: InboxItem[] }>(`/api/inbox?limit=100&${query}`)).body.items
const of = async (id: string) => (await inbox(tesoreria)).find((item) => item.id === id)
const positions = async () => {
  const ids = (await inbox(tesoreria)).map(({ id }) => id)
  return [ids.indexOf(large.id), ids.indexOf(small.id)] as const
}
const prioritise = (id: string, body: object, client = tesoreria) =>
  client.put<CaseTeam & { code?: string }>(`/api/cases/${id}/priority`, body)

describe('the priority of a case', () => {
  it('an amount over that of the setting: high, and before the others, until a person says otherwise', async () => {
    await money()
    expect((await of(large.id))?.priority).toEqual({ level: 'high', reasons: ['amount'], isSet: false })
    expect((await of(small.id))?.priority).toEqual({ level: 'normal', reasons: [], isSet: false })
    const [high, normal] = await positions()
    expect(high).toBeLessThan(normal)

    const raised = await prioritise(small.id, { priority: 'high' })
    expect(raised.body.priority).toEqual({ level: 'high', reasons: [], isSet: true })
    expect((await prioritise(large.id, { priority: 'normal' })).status).toBe(200)
    const [lowered, nowHigh] = await positions()
    expect(nowHigh).toBeLessThan(lowered)
    const lines = await asOwner<{ facts: unknown }>(
      life,
      `select facts from platform.audit where action = 'set-case-priority' and subject = $1`,
      [large.id],
    )
    expect(lines).toEqual([{ facts: { priority: 'normal' } }])

    await prioritise(small.id, {})
    await prioritise(large.id, {})
    expect((await of(large.id))?.priority).toMatchObject({ level: 'high', isSet: false })
  })

  it('pages of two: contain every case once, in the order of the whole', async () => {
    await money()
    const whole = (await inbox(tesoreria)).map(({ id }) => id)
    const paged: string[] = []
    let after: string | undefined
    do {
      const { body } = await tesoreria.get<{ items: InboxItem[]; next?: string }>(
        `/api/inbox?limit=2${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`,
      )
      paged.push(...body.items.map(({ id }) => id))
      after = body.next
    } while (after !== undefined)
    expect(paged).toEqual(whole)
  })

  it('of a case on whose kind the role does not work: not found', async () => {
    await money()
    const analista = await life.signedIn('analista')
    expect((await prioritise(small.id, { priority: 'high' }, analista)).status).toBe(404)
  })
})

const news = async (client: Client) =>
  (await client.get<{ items: CaseNewsItem[] }>('/api/case-news')).body.items
const unread = async (client: Client) => (await client.get<InboxTotals>('/api/inbox/totals')).body.news
const whats = (items: readonly CaseNewsItem[]) => items.map(({ what }) => what)

describe('news of a case', () => {
  it('comments, hand-overs and decisions: notified to who follows it, not to who acts, and read once it is opened', async () => {
    await money()
    await oficial.put(`/api/cases/${small.id}/follow`, { follows: true })
    await tesoreria.post(`/api/cases/${small.id}/comments`, { text: 'Secreto', mentions: [] })
    const treasurer = await staffIdOf(tesoreria)
    await tesoreria.put(`/api/cases/${small.id}/assignee`, { to: treasurer })
    const { status } = await tesoreria.post(`/api/suspense/${small.id}/proposal`, {
      action: 'return',
      note: 'Devolver',
    })
    expect(status).toBe(200)
    const items = await news(oficial)
    expect(whats(items)).toEqual(['decided', 'assigned', 'commented'])
    expect(items[1]).toMatchObject({
      caseId: small.id,
      by: { name: 'Tesorería Demo' },
      to: { name: 'Tesorería Demo' },
      isRead: false,
    })
    expect(JSON.stringify(items)).not.toContain('Secreto')
    expect(await unread(oficial)).toBe(3)
    expect(await unread(tesoreria)).toBe(0)

    await oficial.post(`/api/cases/${small.id}/presence`, {})
    expect(await unread(oficial)).toBe(0)
    expect((await news(oficial)).every(({ isRead }) => isRead)).toBe(true)
  })

  it('a hand-over: notified to the colleague who gets the case, who does not follow it', async () => {
    await money()
    const [treasurer, officer] = [await staffIdOf(tesoreria), await staffIdOf(oficial)]
    await tesoreria.put(`/api/cases/${large.id}/assignee`, { to: treasurer })
    await tesoreria.put(`/api/cases/${large.id}/assignee`, { to: officer, from: treasurer })
    expect((await news(oficial))[0]).toMatchObject({
      caseId: large.id,
      what: 'assigned',
      to: { id: officer },
    })
    await oficial.post('/api/case-news/reading', {})
    expect(await unread(oficial)).toBe(0)
    await oficial.put(`/api/cases/${large.id}/assignee`, { from: officer })
  })

  it('a conversation: the customer writes again, and the job notifies once that it waits no longer', async () => {
    const { body } = await persona.post<{ id: string }>('/api/threads', {
      kind: 'question',
      text: '¿Cuándo?',
    })
    await soporte.put(`/api/cases/${body.id}/follow`, { follows: true })
    await persona.post(`/api/threads/${body.id}/messages`, { text: '¿Y entonces?' })
    expect(whats(await news(soporte))).toEqual(['customer-wrote'])
    expect(await notifyOfStates(life.runtime)).toBe(0)
    await oficial.post(`/api/threads/${body.id}/messages`, { text: 'Hoy' })
    expect(await notifyOfStates(life.runtime)).toBe(1)
    expect(await notifyOfStates(life.runtime)).toBe(0)
    expect(whats(await news(soporte))).toEqual(['closed', 'answered', 'customer-wrote'])
  })

  it('of a case on whose kind the role does not work any more: neither listed nor counted', async () => {
    await money()
    const analista = await life.signedIn('analista')
    const analyst = await staffIdOf(analista)
    await asOwner(
      life,
      `insert into assignments.follower (staff_id, kind, subject, since)
       select $1, 'suspense', gen_random_uuid(), now()`,
      [analyst.slice(4)],
    )
    await notifyOfStates(life.runtime)
    const [kept] = await asOwner<{ count: number }>(
      life,
      'select count(*)::int as count from assignments.news_reader where staff_id = $1',
      [analyst.slice(4)],
    )
    expect([kept?.count, await news(analista), await unread(analista)]).toEqual([1, [], 0])
  })
})
