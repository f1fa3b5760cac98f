import { fromWireId, staffRoles, toWireId } from '@puente/contract'
import { settingKind, type StaffMember } from '@puente/contract/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryUser } from '../../../test/access-samples.ts'
import type { Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { enrolTotp, issueKnownCode } from '../../../test/proofs.ts'
import { settingPath } from '../../../test/settings.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(async () => world?.close())

const note = { note: 'Un intento' }
const PASSWORD = 'caballo-grapa-pila'
let made = 0

/** What one person controls: their own session, and the accounts at their e-mail addresses. */
interface Holdings {
  readonly sessions: Client[]
  readonly accounts: { readonly id: string; readonly email: string }[]
}

const steps = {
  invite: async ({ sessions, accounts }: Holdings, at: number) => {
    made += 1
    const email = `propia-${made}@demo.puente.test`
    const role = staffRoles[at % staffRoles.length]
    const by = sessions[at % sessions.length]
    const invited = await by?.post<StaffMember>('/api/staff-members', {
      name: 'Cuenta Propia',
      email,
      role,
      ...note,
    })
    if (invited?.status === 201) accounts.push({ id: invited.body.id, email })
  },
  'invite again': ({ sessions, accounts }: Holdings, at: number) =>
    sessions[at % sessions.length]?.post(`${pathOf(accounts, at)}/invitation`, note),
  'take a code': async ({ sessions, accounts }: Holdings, at: number) => {
    const account = accounts[at % Math.max(accounts.length, 1)]
    if (account === undefined) return
    const uuid = fromWireId('staff', account.id) ?? ''
    const issued = await asOwner(world, `select from access.code where subject = $1`, [uuid])
    // Without a mailed code the account cannot be opened.
    if (issued.length === 0) return
    const code = await issueKnownCode(world, 'invitation', uuid, account.email)
    const client = world.staff()
    const body = { code, password: PASSWORD }
    const { status } = await client.post(`/api/staff-invitations/${account.id}/acceptance`, body)
    if (status !== 200) return
    await enrolTotp(world, client)
    await world.prove(client)
    sessions.push(client)
  },
  'change a role': ({ sessions, accounts }: Holdings, at: number) =>
    sessions[at % sessions.length]?.post(`${pathOf(accounts, at)}/proposal`, {
      action: 'role',
      role: staffRoles[at % staffRoles.length],
      ...note,
    }),
  'close a colleague': ({ sessions }: Holdings, at: number) =>
    sessions[at % sessions.length]?.post(`${honest}/proposal`, { action: 'close', ...note }),
  'confirm early': ({ sessions, accounts }: Holdings, at: number) =>
    sessions[at % sessions.length]?.post(`${pathOf(accounts, at)}/early-confirmation`, note),
  'change the rules': ({ sessions }: Holdings, at: number) =>
    sessions[at % sessions.length]?.post(`${rulesPath}/proposal`, {
      data: { mailDomains: [], hoursBeforeConfirming: 1 },
      ...note,
    }),
  confirm: async ({ sessions, accounts }: Holdings, at: number) => {
    const paths = [...accounts.map(({ id }) => `/api/staff-members/${id}`), honest, rulesPath]
    for (const path of paths) await sessions[at % sessions.length]?.decide(`${path}/decision`, 'confirm')
  },
} as const

let honest = ''
const rulesPath = settingPath(settingKind.staffRules)
const pathOf = (accounts: Holdings['accounts'], at: number) =>
  accounts.length === 0 ? honest : `/api/staff-members/${accounts[at % accounts.length]?.id ?? ''}`

const walks = fc.array(
  fc.tuple(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), fc.nat(30)),
  { minLength: 4, maxLength: 14 },
)

async function walk(holdings: Holdings, steps_: readonly (readonly [keyof typeof steps, number])[]) {
  for (const [step, at] of steps_) await steps[step](holdings, at)
}

/** Decisions of two people that the same person made in both roles. */
const confirmedBy = async (ids: readonly string[]): Promise<number> =>
  (
    await asOwner(
      world,
      `select from approvals.approval where decision = 'confirmed'
       and proposed_by = any($1::uuid[]) and decided_by = any($1::uuid[])`,
      [ids],
    )
  ).length

async function begin(): Promise<{ readonly holdings: Holdings; readonly adminId: string }> {
  const { id, client } = await temporaryUser(world, 'staff', { kind: 'staff', role: 'admin' })
  const colleague = await temporaryUser(world, 'staff', { kind: 'staff', role: 'support' })
  honest = `/api/staff-members/${toWireId('staff', colleague.id)}`
  return { holdings: { sessions: [client], accounts: [] }, adminId: id }
}

/** Closes the accounts of a sequence before the next one. */
async function endProposals(): Promise<void> {
  const by = (await world.runtime.work({ kind: 'system', name: 'test' }, async (work) => work.now)) as Date
  await asOwner(
    world,
    `update approvals.approval set decision = 'sent-back', decided_by = gen_random_uuid(), decided_at = $1 where decision is null`,
    [by],
  )
}

test('one administrator, any sequence of actions over any time: no account is opened and no decision is confirmed', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async (first) => {
      const { holdings, adminId } = await begin()
      await walk(holdings, first)
      await world.moveClock(hours(30))
      await walk(holdings, first)
      const ids = [adminId, ...holdings.accounts.map(({ id }) => fromWireId('staff', id) ?? '')]
      expect([holdings.sessions.length, await confirmedBy(ids)]).toEqual([1, 0])
      await endProposals()
    }),
    { numRuns: 12, endOnFailure: true },
  )
}, 300_000)

test('one administrator with a second account that a colleague confirmed: it confirms nothing on its first day', async () => {
  const oficial = await world.signedIn('oficial')
  await fc.assert(
    fc.asyncProperty(walks, fc.constantFrom(...staffRoles), async (steps_, role) => {
      const { holdings, adminId } = await begin()
      await steps.invite(holdings, staffRoles.indexOf(role))
      const [own] = holdings.accounts
      expect((await oficial.decide(`/api/staff-members/${own?.id ?? ''}/decision`, 'confirm')).status).toBe(
        200,
      )
      await steps['take a code'](holdings, 0)
      expect(holdings.sessions.length).toBe(2)
      await walk(holdings, steps_)
      const ids = [adminId, ...holdings.accounts.map(({ id }) => fromWireId('staff', id) ?? '')]
      expect([holdings.sessions.length, await confirmedBy(ids)]).toEqual([2, 0])
      await endProposals()
    }),
    { numRuns: 12, endOnFailure: true },
  )
}, 300_000)
