/* long: one environment, which is costly to create, serves all tests of proposals */
import { isRefusal, toWireId, uuidOf, type StaffRole } from '@puente/contract'
import type { ApprovalWire, StaffMember, WaitingApproval } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryUser, type TemporaryUser } from '../../../test/access-samples.ts'
import { type Client, verdictOf } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import {
  approvalFor,
  approvalsOf,
  decide,
  liftProposalWait,
  openApprovals,
  proposalHead,
  propose,
  withdraw,
  type Approval,
} from './index.ts'

/** The action of proposals that the tests make without a case. */
const ACTION = 'staff-change'
const reason = 'Por una buena razón'

let world: TestEnvironment
let admin: Client
let oficial: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  admin = await world.signedIn('admin')
  oficial = await world.signedIn('oficial')
})
afterAll(async () => world?.close())

const person = (role: StaffRole): Promise<TemporaryUser> =>
  temporaryUser(world, 'staff', { kind: 'staff', role })

/** Runs one work of a member of staff. Until `confirmsFrom` they may not confirm. */
const workOf = <T>(staffId: string, body: (work: Work) => Promise<T>, confirmsFrom?: Date): Promise<T> =>
  world.runtime.work(
    { kind: 'staff', staffId, role: 'officer', ...(confirmsFrom === undefined ? {} : { confirmsFrom }) },
    body,
  )

const proposedBy = async (staffId: string, subject: string, confirmsFrom?: Date): Promise<Approval> => {
  const proposed = await workOf(
    staffId,
    (work) => propose(work, ACTION, subject, { action: 'close' }, reason),
    confirmsFrom,
  )
  if (isRefusal(proposed)) throw new Error(`not proposed: ${proposed.refused}`)
  return proposed
}
type Said = 'confirm' | 'send-back'
const decided = (
  staffId: string,
  { id, subject }: Pick<Approval, 'id' | 'subject'>,
  decision: Said,
  confirmsFrom?: Date,
) =>
  workOf(
    staffId,
    (work) => decide(work, ACTION, subject, { decision, proposalId: toWireId('proposal', id) }),
    confirmsFrom,
  )
const stored = (id: string) => workOf(newId(), (work) => approvalFor(work, id))
const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.refused : 'done')

/** A proposal over HTTP to give a person of the support team another role. */
async function proposedRole(by: Client = admin) {
  const { id, client } = await person('support')
  const path = `/api/staff-members/${toWireId('staff', id)}`
  const { status, body } = await by.post<StaffMember>(`${path}/proposal`, {
    action: 'role',
    role: 'analyst',
    note: reason,
  })
  expect(status).toBe(200)
  const approval = `/api/approvals/${body.proposal?.id}`
  const say = (who: Client, decision: Said) =>
    who.post<ApprovalWire>(`${approval}/decision`, verdictOf(decision))
  return { staffId: id, client, path, approval, say, proposalId: body.proposal?.id ?? '' }
}
const roleOf = async (staffId: string) =>
  (await asOwner<{ role: string }>(world, 'select role from access.staff where id = $1', [staffId]))[0]?.role

test('the proposer: may neither confirm nor send back; a second person may, and is recorded', async () => {
  const [proposer, second, subject] = [newId(), newId(), newId()]
  const approval = await proposedBy(proposer, subject)
  for (const decision of ['confirm', 'send-back'] as const)
    expect(codeOf(await decided(proposer, approval, decision))).toBe('same-person')
  const open = { decision: undefined, decidedBy: undefined, decidedAt: undefined, decisionNote: undefined }
  expect(await stored(approval.id)).toEqual({ ...approval, ...open })
  const before = world.clock.now()
  expect(await decided(second, approval, 'confirm')).toEqual(approval)
  const after = await stored(approval.id)
  expect(after).toMatchObject({ ...approval, decision: 'confirmed', decidedBy: second })
  expect(after?.decidedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime())
})

test.each([
  ['confirmed', 'analyst'],
  ['sent-back', 'support'],
  ['withdrawn', 'support'],
] as const)('a proposal that is %s: cannot be decided or withdrawn again', async (ending, role) => {
  const { staffId, approval, say } = await proposedRole()
  const ended = await (ending === 'withdrawn'
    ? admin.post<ApprovalWire>(`${approval}/withdrawal`)
    : say(oficial, ending === 'confirmed' ? 'confirm' : 'send-back'))
  expect([ended.status, ended.body.state]).toEqual([200, ending])
  const later = [
    await say(oficial, 'confirm'),
    await say(oficial, 'send-back'),
    await admin.post(`${approval}/withdrawal`),
  ]
  for (const { status, body } of later) expect([status, body.code]).toEqual([409, 'no-proposal'])
  expect((await oficial.get(approval)).body).toEqual({ ...ended.body, mayDecide: false })
  expect(ended.body.decisionNote).toBe(ending === 'sent-back' ? verdictOf('send-back').note : undefined)
  expect(await roleOf(staffId)).toBe(role)
})

test('a decision counts for the named proposal only: another subject, another action, a replaced proposal', async () => {
  const [proposer, second, subject] = [newId(), newId(), newId()]
  const [approval, other] = [await proposedBy(proposer, subject), await proposedBy(proposer, newId())]
  expect(codeOf(await decided(second, { ...other, subject }, 'confirm'))).toBe('proposal-changed')
  const said = { decision: 'confirm', proposalId: toWireId('proposal', approval.id) } as const
  const elsewhere = await workOf(second, (work) => decide(work, 'review', subject, said))
  expect(codeOf(elsewhere)).toBe('no-proposal')
  const twice = await workOf(second, (work) => propose(work, ACTION, subject, {}, reason))
  expect(codeOf(twice)).toBe('already-proposed')
  expect(codeOf(await workOf(second, (work) => withdraw(work, approval)))).toBe('not-the-proposer')
  expect(codeOf(await decided(second, approval, 'send-back'))).toBe('done')
  const next = await proposedBy(proposer, subject)
  expect(codeOf(await decided(second, approval, 'confirm'))).toBe('proposal-changed')
  expect(codeOf(await workOf(proposer, (work) => withdraw(work, approval)))).toBe('no-proposal')
  expect((await stored(next.id))?.decision).toBeUndefined()
  expect((await stored(approval.id))?.decision).toBe('sent-back')
})

test.each([
  ['sent back without a reason', { decision: 'send-back' }, 'required'],
  ['confirmed with one', { decision: 'confirm', note: reason }, 'unknown-field'],
])('a proposal that is %s: refused at the reason, and still waits', async (_, body, fault) => {
  const { approval } = await proposedRole()
  const refused = await oficial.post(`${approval}/decision`, body)
  expect([refused.body.code, refused.body.fields]).toEqual(['fields-wrong', [{ at: 'note', fault }]])
  expect((await oficial.get<ApprovalWire>(approval)).body.state).toBe('waiting')
})

describe('two at the same time', () => {
  const waits = `select pid from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`

  test.each(['confirm', 'send-back', 'withdraw'] as const)(
    'a confirmation that is not committed yet: the other (%s) waits and is refused',
    async (other) => {
      const [proposer, first, second] = [newId(), newId(), newId()]
      const approval = await proposedBy(proposer, newId())
      const { id, subject } = approval
      const said = { decision: 'confirm', proposalId: toWireId('proposal', id) } as const
      const { late } = await workOf(first, async (work) => {
        expect(codeOf(await decide(work, ACTION, subject, said))).toBe('done')
        const waiting: Promise<unknown> =
          other === 'withdraw'
            ? workOf(proposer, (their) => withdraw(their, approval))
            : decided(second, approval, other)
        await expect.poll(() => asOwner(world, waits)).toHaveLength(1)
        return { late: waiting }
      })
      expect(codeOf(await late)).toBe('no-proposal')
      expect(await stored(id)).toMatchObject({ decision: 'confirmed', decidedBy: first })
    },
  )

  test('six confirmations of two people over HTTP: one is carried out, once', async () => {
    const { staffId, say } = await proposedRole()
    const { client: second } = await person('officer')
    const answers = await Promise.all(
      [oficial, second, oficial, second, oficial, second].map((who) => say(who, 'confirm')),
    )
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 5 }, () => '409 no-proposal'),
    ])
    expect(await roleOf(staffId)).toBe('analyst')
    const audit = "select id from platform.audit where action = 'decide-staff-change' and subject = $1"
    expect(await asOwner(world, audit, [staffId])).toHaveLength(1)
  })
})

describe('people whose power changed', () => {
  test('an administrator who became support after reading a proposal: cannot decide it, but may withdraw their own', async () => {
    const former = await person('admin')
    const [theirs, own] = [await proposedRole(), await proposedRole(former.client)]
    expect((await former.client.get<ApprovalWire>(theirs.approval)).body.mayDecide).toBe(true)
    const path = `/api/staff-members/${toWireId('staff', former.id)}`
    await admin.post(`${path}/proposal`, { action: 'role', role: 'support', note: reason })
    expect((await oficial.decide(`${path}/decision`, 'confirm')).status).toBe(200)
    expect((await theirs.say(former.client, 'confirm')).status).toBe(401)
    const client = world.staff()
    await client.signIn(former.email, world.password)
    await world.prove(client)
    const answers = [await theirs.say(client, 'confirm'), await theirs.say(client, 'send-back')]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'not-allowed'])
    expect((await client.get(theirs.approval)).status).toBe(404)
    expect((await oficial.get<ApprovalWire>(theirs.approval)).body.state).toBe('waiting')
    const withdrawn = await client.post<ApprovalWire>(`${own.approval}/withdrawal`)
    expect([withdrawn.status, withdrawn.body.state]).toEqual([200, 'withdrawn'])
  })

  test('a new role: neither confirms nor has its proposals confirmed before its instant, unless the wait is lifted', async () => {
    const [newcomer, other, second] = [newId(), newId(), newId()]
    const from = new Date(world.clock.now().getTime() + hours(24))
    const theirs = await proposedBy(newcomer, newId(), from)
    const others = await proposedBy(other, newId(), from)
    const plain = await proposedBy(second, newId())
    const facts = { from: from.toISOString() }
    const early = await decided(newcomer, plain, 'confirm', from)
    expect(early).toMatchObject({ refused: 'too-new-to-confirm', facts })
    const refused = await decided(second, theirs, 'confirm')
    expect(refused).toMatchObject({ refused: 'proposer-too-new', facts })
    expect(codeOf(await decided(newcomer, plain, 'send-back', from))).toBe('done')
    await workOf(second, (work) => liftProposalWait(work, newcomer))
    expect(codeOf(await decided(second, theirs, 'confirm'))).toBe('done')
    expect(codeOf(await decided(second, others, 'confirm'))).toBe('proposer-too-new')
    await world.moveClock(hours(25))
    expect(codeOf(await decided(second, others, 'confirm'))).toBe('done')
  })
})

describe('reading proposals', () => {
  const queue = async (who: Client, limit: number, after?: string) => {
    const query = new URLSearchParams({ limit: String(limit), ...(after === undefined ? {} : { after }) })
    return (await who.get<{ items: WaitingApproval[]; next?: string }>(`/api/approvals?${query}`)).body
  }

  test('the queue, page by page: oldest first, equal instants by id, without own and without decided ones', async () => {
    const reader = await person('admin')
    const subjects = Array.from({ length: 5 }, () => newId())
    const made = await workOf(newId(), async (work) => {
      const answers = []
      for (const subject of subjects) answers.push(await propose(work, ACTION, subject, {}, reason))
      return answers.map((one) => (isRefusal(one) ? one.refused : toWireId('proposal', one.id)))
    })
    const [third, proposalId] = [subjects[2] ?? '', made[2] ?? '']
    const own = await proposedRole(reader.client)
    const last = await proposedRole()
    const seen: WaitingApproval[] = []
    let after: string | undefined
    do {
      const page = await queue(reader.client, 2, after)
      expect(page.items.length).toBeLessThanOrEqual(2)
      seen.push(...page.items)
      // The row that the cursor names is decided before the next page is read.
      if (page.items.at(-1)?.id === proposalId)
        expect(
          codeOf(await decided(newId(), { id: uuidOf('proposal', proposalId), subject: third }, 'send-back')),
        ).toBe('done')
      after = page.next
    } while (after !== undefined)
    const ids = seen.map(({ id }) => id)
    expect(ids.slice(ids.indexOf(made[0] ?? ''))).toEqual([...made, last.proposalId])
    expect(ids).not.toContain(own.proposalId)
    expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).toSorted())
    const later = (await queue(reader.client, 100)).items.map(({ id }) => id)
    expect(later).toEqual(ids.filter((id) => id !== proposalId))
    expect((await queue(admin, 100)).items.map(({ id }) => id)).toContain(own.proposalId)
  })

  test('the waiting ones by subject, and the history of one subject newest first, up to the limit', async () => {
    const [proposer, second, subject, idle] = [newId(), newId(), newId(), newId()]
    const first = await proposedBy(proposer, subject)
    expect(codeOf(await decided(second, first, 'send-back'))).toBe('done')
    const middle = await proposedBy(proposer, subject)
    expect(codeOf(await workOf(proposer, (work) => withdraw(work, middle)))).toBe('done')
    const waiting = await proposedBy(proposer, subject)
    await workOf(second, async (work) => {
      expect(await openApprovals(work, ACTION, [subject, idle])).toEqual(new Map([[subject, waiting]]))
      expect(await openApprovals(work, 'review', [subject])).toEqual(new Map())
      const history = [
        [waiting.id, undefined, undefined],
        [middle.id, 'withdrawn', proposer],
        [first.id, 'sent-back', second],
      ]
      const latest = async (limit: number) =>
        (await approvalsOf(work, ACTION, subject, limit)).map((one) => [one.id, one.decision, one.decidedBy])
      expect(await latest(10)).toEqual(history)
      expect(await latest(2)).toEqual(history.slice(0, 2))
    })
  })

  test('the head of a proposal: its id, proposer, reason and time, and what it is about', async () => {
    const proposer = await person('admin')
    const before = world.clock.now()
    const { staffId, approval, proposalId } = await proposedRole(proposer.client)
    const { body } = await oficial.get<ApprovalWire>(approval)
    expect(body).toEqual({
      id: proposalId,
      note: reason,
      by: 'Paso Prueba',
      byId: toWireId('staff', proposer.id),
      at: body.at,
      kind: 'staff-change',
      subjectId: toWireId('staff', staffId),
      subjectName: 'Paso Prueba',
      action: 'role',
      state: 'waiting',
      mayDecide: true,
    })
    const at = new Date(body.at)
    expect([before, at, world.clock.now()].toSorted((a, b) => Number(a) - Number(b))[1]).toEqual(at)
    const found = await workOf(newId(), (work) => openApprovals(work, ACTION, [staffId]))
    const waiting = found.get(staffId) ?? expect.fail('no proposal waits')
    const { id, note, byId } = body
    expect(proposalHead(waiting, new Map())).toEqual({ id, note, by: '', byId, at: body.at })
  })
})
