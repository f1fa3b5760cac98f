/* long: one table of every kind of case, and the rules of assignment over them */
import type { CustomerSession } from '@puente/contract/customer'
import type {
  CaseTeam,
  InboxItem,
  InboxTotals,
  QueueWire,
  SuspenseSummary,
  WorkKind,
} from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffIdOf } from '../../../../test/cases.ts'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { once } from '../../../../test/samples/cast.ts'
import { unmatchedMoneyOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'
import { releaseIdleCases } from '../console.jobs.ts'

let life: RunningEnvironment
let misfits: UnmatchedMoney
let persona: Client
let soporte: Client
let oficial: Client
let tesoreria: Client
let analista: Client
let suspended: SuspenseSummary
let rejected: { id: string; orderId: string }

beforeAll(async () => {
  life = await startEnvironment()
  misfits = await unmatchedMoneyOf(life)
  ;[persona, soporte, oficial, tesoreria, analista] = (await Promise.all(
    (['persona', 'soporte', 'oficial', 'tesoreria', 'analista'] as const).map((name) => life.signedIn(name)),
  )) as [Client, Client, Client, Client, Client]
})
afterAll(async () => life?.close())

/** The money that waits, made once: polling is allowed in tests only. */
const money = once(async () => {
  suspended = await misfits.suspended({ amount: '51234' })
  const { refund, ordered } = await misfits.rejectedRefund(persona, '59921')
  rejected = { id: refund.id, orderId: ordered.id }
  await misfits.owedByOutsider('71234')
  await thread('¿Cuándo llega?')
})

const thread = async (text: string) =>
  (await persona.post<{ id: string }>('/api/threads', { kind: 'question', text })).body.id

/** Every page of the inbox, two rows at a time. */
async function inbox(client: Client, query = ''): Promise<InboxItem[]> {
  const items: InboxItem[] = []
  let after: string | undefined
  do {
    const page = await client.get<{ items: InboxItem[]; next?: string }>(
      `/api/inbox?limit=2&${query}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`,
    )
    expect(page.status).toBe(200)
    items.push(...page.body.items)
    after = page.body.next
  } while (after !== undefined)
  return items
}
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted()
const listed = async (client: Client, path: string) =>
  (await client.get<{ items: { id: string }[] }>(path)).body.items.map(({ id }) => id)
const totals = async (client: Client) => (await client.get<InboxTotals>('/api/inbox/totals')).body
const team = async (client: Client, id: string) =>
  (await client.post<CaseTeam>(`/api/cases/${id}/presence`, {})).body
const assign = (client: Client, id: string, body: { to?: string; from?: string }) =>
  client.put<CaseTeam & { code?: string }>(`/api/cases/${id}/assignee`, body)

describe('the inbox', () => {
  it('for treasury and officers: the union of what the lists of their modules say waits, each case once', async () => {
    await money()
    for (const client of [tesoreria, oficial]) {
      const items = await inbox(client)
      const ids = idsOf(items)
      expect(ids).toEqual([...new Set(ids)])
      const suspense = (await client.get<{ items: SuspenseSummary[] }>('/api/suspense?status=open&limit=100'))
        .body.items
      const expected = [
        ...suspense.filter(({ why }) => why !== 'refund-rejected').map(({ id }) => id),
        ...(await listed(client, '/api/refunds?limit=100')),
        ...(await listed(client, '/api/receivables?limit=100')),
        ...(await listed(client, '/api/breaks?limit=100')),
      ]
      expect(ids).toEqual(expect.arrayContaining(expected))
      // Three lists contain the rejected refund: refunds, stuck transfers and suspense. The inbox contains the refund.
      expect(ids).toContain(rejected.id)
      expect(ids).not.toContain(rejected.orderId)
    }
    expect(idsOf(await inbox(soporte))).toEqual((await listed(soporte, '/api/threads')).toSorted())
  })

  it('its totals: as many as its pages have, in every view and kind', async () => {
    await money()
    for (const client of [tesoreria, oficial, soporte, analista]) {
      const items = await inbox(client)
      const { views, kinds } = await totals(client)
      expect(views.all).toBe(items.length)
      expect(views.unassigned).toBe((await inbox(client, 'view=unassigned')).length)
      expect(views.mine).toBe((await inbox(client, 'view=mine')).length)
      for (const { kind, count } of kinds)
        expect([kind, (await inbox(client, `kind=${kind}`)).length]).toEqual([kind, count])
    }
  })

  it('a case: its amount, its customer and the reference of its transfer', async () => {
    await money()
    const items = await inbox(tesoreria)
    expect(items.find(({ id }) => id === suspended.id)).toMatchObject({
      kind: 'suspense',
      amount: { amount: '51234', currency: 'CLP' },
    })
    const session = (await persona.get<CustomerSession>('/api/session')).body
    expect(items.find(({ id }) => id === rejected.id)).toMatchObject({
      kind: 'refunds',
      amount: { amount: '59921', currency: 'CLP' },
      reference: expect.stringMatching(/^PU/) as string,
      customer: { id: session.actingAs.id },
    })
  })

  it('a proposal of another person: the case stands once, with the proposal; for its author as waiting on somebody else', async () => {
    await money()
    const { body } = await tesoreria.post<{ proposal?: { id: string } }>(
      `/api/suspense/${suspended.id}/proposal`,
      {
        action: 'return',
        note: 'Devolver',
      },
    )
    const proposalId = body.proposal?.id
    const own = (await inbox(tesoreria)).filter(({ id }) => id === suspended.id)
    expect(own).toMatchObject([{ kind: 'suspense', proposal: { isOwn: true } }])
    const theirs = (await inbox(oficial)).filter(({ id }) => id === suspended.id)
    expect(theirs).toMatchObject([{ kind: 'proposals', proposal: { isOwn: false, id: proposalId } }])
    await tesoreria.post(`/api/approvals/${proposalId}/withdrawal`, {})
    expect((await inbox(oficial)).find(({ id }) => id === suspended.id)?.kind).toBe('suspense')
  })

  it('a proposal that is a case of its own: its row says what it proposes about what, so that it leads to that page', async () => {
    const change = {
      change: 'close',
      day: '2026-01-31',
      note: 'Mes revisado.',
      despite: ['statements', 'rates'],
    }
    const { status, body } = await tesoreria.post<{ proposal?: { id: string } }>(
      '/api/ledger-periods/proposal',
      change,
    )
    expect(status, JSON.stringify(body)).toBe(200)
    const row = (await inbox(oficial)).find(({ about }) => about === 'ledger-periods')
    expect(row?.proposed).toEqual({
      action: 'close-period',
      subjectId: expect.stringMatching(/^per_/) as string,
    })
    await tesoreria.post(`/api/approvals/${row?.id}/withdrawal`, {})
  })
})

/** The list behind each counter of the navigation, as its link opens it. */
const lists: Readonly<Partial<Record<WorkKind, string>>> = {
  suspense: '/api/suspense?',
  refunds: '/api/refunds?',
  receivables: '/api/receivables?',
  stuck: '/api/stuck-transfers?',
  choices: '/api/transfers?waiting=choice&',
  reviews: '/api/reviews?',
  'pending-items': '/api/pending-items?',
  applications: '/api/applications?',
  'company-files': '/api/company-files?',
  'level-applications': '/api/level-applications?',
  escalations: '/api/escalations?',
  restrictions: '/api/restrictions?review=due&',
  'sender-names': '/api/name-requests?',
  documents: '/api/document-reviews?',
  threads: '/api/threads?',
  'data-requests': '/api/data-requests?',
  proposals: '/api/approvals?',
  breaks: '/api/breaks?',
}

describe('the counters of the navigation', () => {
  it('for every role and kind: as many as the list behind has', async () => {
    await money()
    for (const name of ['soporte', 'analista', 'oficial', 'tesoreria', 'admin'] as const) {
      const client = await life.signedIn(name)
      const { queues } = (await client.get<{ queues: QueueWire[] }>('/api/work-queue')).body
      for (const { kind, count } of queues) {
        const path = lists[kind]
        if (path === undefined) continue
        expect([name, kind, (await listed(client, `${path}limit=100`)).length]).toEqual([name, kind, count])
      }
    }
  })
})

/** Makes the last opening of the assigned case older. */
const opened = (hoursAgo: number) =>
  asOwner(
    life,
    `update assignments.assignment set active_at = active_at - make_interval(hours => $1)
     where kind = 'suspense'`,
    [hoursAgo],
  )

describe('assignment', () => {
  it('taken, handed over and released: seen in the inbox, by the suspense list, and in the audit trail', async () => {
    await money()
    const me = await staffIdOf(tesoreria)
    const officer = await staffIdOf(oficial)
    expect((await assign(tesoreria, suspended.id, { to: me })).body.assignee?.id).toBe(me)
    expect(idsOf(await inbox(tesoreria, 'view=mine'))).toEqual([suspended.id])
    expect((await assign(tesoreria, suspended.id, { to: officer, from: me })).body.assignee?.id).toBe(officer)
    expect(idsOf(await inbox(oficial, 'view=mine'))).toEqual([suspended.id])
    const item = (
      await tesoreria.get<{ owner: { member?: { id: string } } }>(`/api/suspense/${suspended.id}`)
    ).body
    expect(item.owner.member?.id).toBe(officer)
    expect((await assign(oficial, suspended.id, { from: officer })).body.assignee).toBeUndefined()
    expect(await inbox(oficial, 'view=mine')).toEqual([])
    const lines = await asOwner<{ action: string }>(
      life,
      `select action from platform.audit where subject = $1 and action in ('assign-case', 'release-case') order by id`,
      [suspended.id],
    )
    expect(lines.map(({ action }) => action)).toEqual(['assign-case', 'assign-case', 'release-case'])
  })

  it('two people take a free case at once: one gets it, and the other reads who', async () => {
    await money()
    const [one, other] = await Promise.all([staffIdOf(tesoreria), staffIdOf(oficial)])
    const replies = await Promise.all([
      assign(tesoreria, suspended.id, { to: one }),
      assign(oficial, suspended.id, { to: other }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'case-taken',
      facts: { name: expect.stringMatching(/Demo/) as string },
    })
    const holder = (await team(tesoreria, suspended.id)).assignee?.id ?? ''
    await assign(tesoreria, suspended.id, { from: holder })
  })

  it('to a colleague whose role does not work on the kind, or of a case that is closed: refused at the field, or as closed', async () => {
    await money()
    const support = await staffIdOf(soporte)
    expect((await assign(tesoreria, suspended.id, { to: support })).body).toMatchObject({
      code: 'fields-wrong',
      fields: [{ at: 'to', fault: 'choice' }],
    })
    const closed = await thread('Ya está')
    await soporte.post(`/api/threads/${closed}/messages`, { text: 'Respondido' })
    expect((await assign(soporte, closed, { to: support, from: support })).body).toMatchObject({
      code: 'case-closed',
    })
    expect((await assign(analista, closed, {})).status).toBe(404)
  })

  it('a case that its assignee does not open for the hours of the setting: released by the job, once', async () => {
    await money()
    const me = await staffIdOf(tesoreria)
    await assign(tesoreria, suspended.id, { to: me })
    expect(await releaseIdleCases(life.runtime)).toBe(0)
    await opened(5)
    await team(tesoreria, suspended.id)
    expect(await releaseIdleCases(life.runtime)).toBe(0)
    await opened(5)
    expect(await releaseIdleCases(life.runtime)).toBe(1)
    expect(await releaseIdleCases(life.runtime)).toBe(0)
    expect(await inbox(tesoreria, 'view=mine')).toEqual([])
  })
})

describe('colleagues on one case', () => {
  it('a case that two people have open: each sees the other until they leave', async () => {
    await money()
    const waiting = await thread('Otra pregunta')
    await team(soporte, waiting)
    const seen = (await team(oficial, waiting)).viewers
    expect(seen.map(({ id }) => id)).toEqual([await staffIdOf(soporte)])
    life.clock.advanceReal(60_000)
    expect((await team(oficial, waiting)).viewers).toEqual([])
  })

  it('a thread assigned to a colleague: nobody else answers it until it is handed over', async () => {
    await money()
    const waiting = await thread('Un reclamo')
    const [support, officer] = [await staffIdOf(soporte), await staffIdOf(oficial)]
    await assign(soporte, waiting, { to: support })
    const answered = await oficial.post<{ code?: string }>(`/api/threads/${waiting}/messages`, {
      text: 'Hola',
    })
    expect([answered.status, answered.body.code]).toEqual([409, 'case-taken'])
    await assign(oficial, waiting, { to: officer, from: support })
    expect((await oficial.post(`/api/threads/${waiting}/messages`, { text: 'Hola' })).status).toBe(201)
  })

  it('a mention: in the inbox of the colleague until they open the case; the text is encrypted', async () => {
    await money()
    const officer = await staffIdOf(oficial)
    const note = { text: 'Mira el origen de este pago', mentions: [officer] }
    expect((await tesoreria.post(`/api/cases/${suspended.id}/comments`, note)).status).toBe(201)
    expect(idsOf(await inbox(oficial, 'view=mentions'))).toEqual([suspended.id])
    expect((await totals(oficial)).views.mentions).toBe(1)
    const { comments } = await team(oficial, suspended.id)
    expect(comments).toMatchObject([{ text: note.text, by: 'Tesorería Demo', mentions: ['Oficial Demo'] }])
    expect((await totals(oficial)).views.mentions).toBe(0)
    const [stored] = await asOwner<{ text: Buffer }>(life, 'select text from assignments.comment', [])
    expect(stored?.text.toString('latin1')).not.toContain('origen')
  })

  it('a case that is followed: in the view of who follows it only', async () => {
    await money()
    await tesoreria.put(`/api/cases/${suspended.id}/follow`, { follows: true })
    expect(idsOf(await inbox(tesoreria, 'view=followed'))).toEqual([suspended.id])
    expect(await inbox(oficial, 'view=followed')).toEqual([])
    await tesoreria.put(`/api/cases/${suspended.id}/follow`, { follows: false })
    expect(await inbox(tesoreria, 'view=followed')).toEqual([])
  })
})
