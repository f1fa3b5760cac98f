import type { Endpoint, StaffRole } from '@puente/contract'
import { staffEndpoints } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noProposal } from './client.ts'
import { createLife } from './life.ts'
import { castOf, staffNamed, type Cast } from './samples/cast.ts'
import { samplesOf } from './samples/index.ts'

let cast: Cast
let samples: ReturnType<typeof samplesOf>
beforeAll(async () => {
  cast = await castOf(
    await createLife({
      plantsByHand: 'inserts the rows that each decision needs, without their use cases',
    }),
  )
  samples = samplesOf(cast)
})
afterAll(async () => cast?.life.close())

/** Every decision of two people whose body names the proposal. Where the path names it, no other one can be named. */
const decisions = Object.values<Endpoint>(staffEndpoints).filter(
  ({ name, refusals }) => refusals.includes('same-person') && name !== 'decideTransferAction',
)

test.each(decisions.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: a proposal other than the waiting one is refused as changed; a session without step-up is refused',
  async (name, { who }) => {
    const role = (who as readonly StaffRole[]).find((one) => one !== 'analyst') ?? 'officer'
    const make = samples.staff[name as keyof typeof samples.staff]
    const { path, body } = await make({ kind: 'staff', role })
    const by = cast.as(staffNamed[role])
    const changed = await by.post(path, { ...(body as object), proposalId: noProposal })
    expect([changed.status, changed.body.code]).toEqual([409, 'proposal-changed'])
    const unproven = await cast.life.signedIn(staffNamed[role], { proven: false })
    expect((await unproven.post(path, body)).body.code).toBe('step-up-required')
    expect((await by.post(path, body)).status).toBe(200)
  },
)
