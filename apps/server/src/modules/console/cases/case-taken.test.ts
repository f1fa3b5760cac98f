import type { SuspenseSummary, RefundSummary, ReceivableWire, ApprovalWire } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffIdOf, takeCase } from '../../../../test/cases.ts'
import { type Client, verdictOf } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { once } from '../../../../test/samples/cast.ts'
import { unmatchedMoneyOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'

let life: RunningEnvironment
let misfits: UnmatchedMoney
let persona: Client
let soporte: Client
let oficial: Client
let tesoreria: Client
let suspended: SuspenseSummary
let rejected: RefundSummary
let owed: ReceivableWire

beforeAll(async () => {
  life = await startEnvironment()
  misfits = await unmatchedMoneyOf(life)
  ;[persona, soporte, oficial, tesoreria] = (await Promise.all(
    (['persona', 'soporte', 'oficial', 'tesoreria'] as const).map((name) => life.signedIn(name)),
  )) as [Client, Client, Client, Client]
})
afterAll(async () => life?.close())

const money = once(async () => {
  suspended = await misfits.suspended({ amount: '51234' })
  rejected = (await misfits.rejectedRefund(persona, '59921')).refund
  owed = await misfits.owedByOutsider('71234')
})
const release = async (client: Client, id: string) =>
  client.put(`/api/cases/${id}/assignee`, { from: await staffIdOf(client) })

describe('a case that is assigned to a colleague', () => {
  it('its proposal by who has it: confirmed by another person; with a third person’s case: refused', async () => {
    await money()
    await takeCase(tesoreria, suspended.id)
    const path = `/api/suspense/${suspended.id}/proposal`
    const { body } = await tesoreria.post<SuspenseSummary & { proposal?: { id: string } }>(path, {
      action: 'return',
      note: 'Devolver',
    })
    const approval = `/api/approvals/${body.proposal?.id}`
    const decided = await oficial.post<ApprovalWire>(`${approval}/decision`, verdictOf('send-back'))
    expect([decided.status, decided.body.state]).toEqual([200, 'sent-back'])
    const again = await oficial.post<SuspenseSummary & { code?: string }>(path, {
      action: 'return',
      note: 'Devolver',
    })
    expect([again.status, again.body.code]).toEqual([409, 'case-taken'])
    await release(tesoreria, suspended.id)
  })

  it('its decision by another person: refused with the name and the case, until they take it', async () => {
    await money()
    const treasurer = await staffIdOf(tesoreria)
    const decisions: [id: string, path: string, body: object][] = [
      [suspended.id, `/api/suspense/${suspended.id}/proposal`, { action: 'return', note: 'Devolver' }],
      [rejected.id, `/api/refunds/${rejected.id}/proposal`, { action: 'retry', note: 'Reintentar' }],
      [owed.id, `/api/receivables/${owed.id}/proposal`, { note: 'Castigar' }],
    ]
    for (const [id, path, body] of decisions) {
      expect((await takeCase(tesoreria, id)).status).toBe(200)
      const refused = await oficial.post<{ code?: string }>(path, body)
      expect([path, refused.status, refused.body]).toMatchObject([
        path,
        409,
        { code: 'case-taken', facts: { name: 'Tesorería Demo', caseId: id, assignedTo: treasurer } },
      ])
      const to = await staffIdOf(oficial)
      expect((await oficial.put(`/api/cases/${id}/assignee`, { to, from: treasurer })).status).toBe(200)
      const decided = await oficial.post<{ code?: string }>(path, body)
      expect([path, decided.body.code]).not.toEqual([path, 'case-taken'])
      await release(oficial, id)
    }
  })

  it('a conversation: neither answered nor closed by another person', async () => {
    const { body } = await persona.post<{ id: string }>('/api/threads', {
      kind: 'question',
      text: '¿Cuándo?',
    })
    await takeCase(soporte, body.id)
    const answered = await oficial.post<{ code?: string }>(`/api/threads/${body.id}/messages`, {
      text: 'Hoy',
    })
    const closed = await oficial.post<{ code?: string }>(`/api/threads/${body.id}/closure`, {})
    expect([answered.body.code, closed.body.code]).toEqual(['case-taken', 'case-taken'])
    expect((await soporte.post(`/api/threads/${body.id}/messages`, { text: 'Hoy' })).status).toBe(201)
  })
})
