import { staffRoles, type StaffRole } from '@puente/contract'
import {
  approvalKindNames,
  approvalKinds,
  settingKind,
  type ApprovalKind,
  type ApprovalKindDeclaration,
  type ApprovalWire,
  type StaffSession,
  type WaitingApproval,
} from '@puente/contract/staff'
import { describe, expect, it } from 'vitest'
import { authorisationTable } from './every-caller.ts'
import { asOwner } from './owner.ts'
import { staffNamed } from './samples/cast.ts'
import { proposeSetting } from './settings.ts'

const authorisation = authorisationTable()

const decides = (kind: ApprovalKind, role: StaffRole) =>
  approvalKinds[kind].decides.some((decider) => decider === role)
const table = approvalKindNames.flatMap((kind) => staffRoles.map((role) => [kind, role] as const))

/** The path of a proposal of each kind that waits for its decision. Roles that may not decide it leave it waiting. */
const waiting = new Map<ApprovalKind, string>()

/** A proposal of a kind by someone other than the one who decides in this role, and the path of its case. */
async function proposedTo(kind: ApprovalKind, role: StaffRole) {
  // The samples of proposals to open sending and sales close them first.
  await asOwner(authorisation.cast.life, `update instructions.gate set state = 'open'`)
  await asOwner(authorisation.cast.life, `update readiness.sales set state = 'open'`)
  const { path, body } = await authorisation.samples.waiting[kind]({ kind: 'staff', role })
  return { decision: path, body, place: path.replace(/\/decision$/, '') }
}

describe('decisions on proposals', () => {
  it.each(table)('%s × %s', async (kind, role) => {
    const client = authorisation.cast.as(staffNamed[role])
    if (!decides(kind, role)) {
      const place = waiting.get(kind) ?? (await proposedTo(kind, approvalKinds[kind].decides[0])).place
      waiting.set(kind, place)
      const read = await client.get<ApprovalWire>(place)
      expect((await client.post(`${place}/decision`, { decision: 'confirm' })).status).toBe(403)
      expect(read.body.mayDecide ?? false).toBe(false)
      return
    }
    // A proposal about the same subject replaces the one that waits.
    waiting.delete(kind)
    const { decision, body, place } = await proposedTo(kind, role)
    const read = await client.get<ApprovalWire>(place)
    expect([read.body.kind, read.body.state, read.body.mayDecide]).toEqual([
      // A proposal about a rejected refund is about its money in suspense.
      kind === 'refund' ? 'suspense' : kind,
      'waiting',
      true,
    ])
    const unproven = await authorisation.cast.life.signedIn(staffNamed[role], { proven: false })
    expect((await unproven.post(decision, body)).body.code).toBe('step-up-required')
    const decided = await client.post<ApprovalWire>(decision, body)
    expect(decided.status).toBe(200)
    const { state, mayDecide, decidedAt } = decided.body
    expect([['confirmed', 'sent-back'].includes(state), mayDecide]).toEqual([true, false])
    expect(decidedAt).toBeDefined()
    expect((await client.post(decision, body)).body.code).toBe('no-proposal')
    expect((await client.post(`${place}/withdrawal`)).body.code).toBe('not-the-proposer')
  })
})

it('a proposal that another one has replaced: refused as changed', async () => {
  const { decision, place, body } = await proposedTo('open-sending', 'officer')
  expect((await authorisation.cast.as('tesoreria').post(`${place}/withdrawal`)).status).toBe(200)
  await authorisation.cast.as('tesoreria').post('/api/sending/proposal', { note: 'Otra vez' })
  expect((await authorisation.cast.as('oficial').post(decision, body)).body.code).toBe('proposal-changed')
})

/** Kinds whose facts belong to some of their actions only. */
const sometimes: readonly ApprovalKind[] = ['transfer-action', 'staff-change']
const withFacts = approvalKindNames.filter(
  (kind) => 'facts' in approvalKinds[kind] && !sometimes.includes(kind),
)

it.each(withFacts)('the queue: shows what a proposal decides: %s', async (kind) => {
  const { facts, decides: deciders }: ApprovalKindDeclaration = approvalKinds[kind]
  const [role = 'officer'] = deciders
  const { place } = await proposedTo(kind, role)
  const decider = authorisation.cast.as(staffNamed[role])
  const { body } = await decider.get<{ items: WaitingApproval[] }>('/api/approvals?limit=100')
  const row = body.items.find(({ id }) => place.endsWith(id))
  expect(row?.facts.map(({ name }) => name)).toContain(facts?.[0])
})

describe('one person', () => {
  async function proposerOf({ byId }: ApprovalWire) {
    for (const name of Object.values(staffNamed)) {
      const { body } = await authorisation.cast.as(name).get<StaffSession>('/api/session')
      if (body.staff.id === byId) return authorisation.cast.as(name)
    }
    throw new Error(`${byId} is none of the staff who are signed in`)
  }

  it.each(approvalKindNames)('their own proposal, whatever their role becomes: %s', async (kind) => {
    const decider = approvalKinds[kind].decides[0]
    const { decision, place } = await proposedTo(kind, decider)
    const { body: proposed } = await authorisation.cast.as('oficial').get<ApprovalWire>(place)
    const proposer = await proposerOf(proposed)
    const { rows } = await authorisation.cast.life.pool.query<{ role: string }>(
      'select role from access.staff where id = $1',
      [uuidOf(proposed.byId)],
    )
    for (const role of approvalKinds[kind].decides) {
      await asOwner(authorisation.cast.life, 'update access.staff set role = $1 where id = $2', [
        role,
        uuidOf(proposed.byId),
      ])
      for (const session of [proposer, proposer.copy()]) {
        const { body } = await session.post(decision, { decision: 'confirm' })
        expect(body.code).toBe('same-person')
      }
    }
    await asOwner(authorisation.cast.life, 'update access.staff set role = $1 where id = $2', [
      rows[0]?.role,
      uuidOf(proposed.byId),
    ])
    expect((await authorisation.cast.as('oficial').get<ApprovalWire>(place)).body.state).toBe('waiting')
    const withdrawn = await proposer.post<ApprovalWire>(`${place}/withdrawal`)
    expect([withdrawn.status, withdrawn.body.state]).toEqual([200, 'withdrawn'])
  })
})

const uuidOf = (wire: string): string => wire.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

it("a text proposed by an analyst: in the officer's queue and not in the analyst's", async () => {
  const text = { title: 'Confirma', text: 'Un texto', questions: [] }
  expect((await proposeSetting(authorisation.cast.as('analista'), settingKind.eap, text)).status).toBe(200)
  const proposed = async (name: 'analista' | 'oficial') =>
    (
      await authorisation.cast.as(name).get<{ items: WaitingApproval[] }>('/api/approvals?limit=100')
    ).body.items.map(({ action }) => action)
  expect(await proposed('oficial')).toContain('eap/default')
  expect(await proposed('analista')).not.toContain('eap/default')
})
