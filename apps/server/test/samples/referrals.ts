import { fromWireId, type StaffRole } from '@puente/contract'
import type { CustomerSession, ReferralProgramWire } from '@puente/contract/customer'
import { seedRewards } from '../../src/modules/referrals/index.ts'
import { temporaryUser } from '../access-samples.ts'
import type { Principal } from '../authorisation.ts'
import type { Client } from '../client.ts'
import type { TestEnvironment } from '../world.ts'
import { actingName, type Cast, decisionAt, once, roleOf } from './cast.ts'

const system = { kind: 'system', name: 'test' } as const
const invited: Principal = { kind: 'owner' }

/** The id of the signed-in user. */
export const userIdOf = async (client: Client): Promise<string> =>
  fromWireId('user', (await client.get<CustomerSession>('/api/session')).body.user.id) ?? ''

/** Gives an inviter an invited user whose first transfer counted. Returns the invited user. */
export async function rewarded(world: TestEnvironment, inviter: Client): Promise<Client> {
  const { client, id } = await temporaryUser(world, 'user', invited)
  const userId = await userIdOf(inviter)
  const seeded = await world.runtime.work(system, (work) => seedRewards(work, userId, id))
  if (!seeded) throw new Error(`nobody was rewarded for ${id}`)
  return client
}

const CAUSE = 'bosque-imaginario'

/** Valid requests for invitations and rewards. */
export function referralSamples(cast: Cast) {
  const { life } = cast
  const code = once(
    async () => (await cast.as('persona').get<ReferralProgramWire>('/api/referral-program')).body.code,
  )
  const withReward = async (principal: Principal): Promise<Client> => {
    const client = cast.as(actingName(principal))
    if (principal.kind !== 'nobody') await rewarded(life, client)
    return client
  }
  return {
    getInvitationCode: async () => ({ path: `/api/invitation-codes/${await code()}` }),
    getReferralProgram: async () => ({ path: '/api/referral-program' }),
    acceptInvitation: async (principal: Principal) => {
      const sample = { path: '/api/invitations', body: { code: await code() } }
      if (principal.kind === 'nobody') return sample
      const { cookie } = (await temporaryUser(life, 'user', principal)).client
      return { ...sample, ...(cookie === undefined ? {} : { cookie }) }
    },
    listInvitations: async () => ({ path: '/api/invitations' }),
    listRewards: async () => ({ path: '/api/rewards' }),
    applyRewards: async (principal: Principal) => {
      await withReward(principal)
      return { path: '/api/reward-applications', body: {} }
    },
    keepRewards: async (principal: Principal) => {
      await withReward(principal)
      return { path: '/api/reward-holds', body: {} }
    },
    listCauses: async () => ({ path: '/api/causes' }),
    startDonation: async (principal: Principal) => {
      await withReward(principal)
      return { path: '/api/donations', body: { causeId: CAUSE } }
    },
    confirmDonation: async (principal: Principal) => {
      const asked = await (
        await withReward(principal)
      ).post<{ id?: string }>('/api/donations', { causeId: CAUSE })
      return { path: `/api/donations/${asked.body.id ?? `don_${'0'.repeat(32)}`}/confirmation`, body: {} }
    },
  }
}

/** Makes the person donate a reward to a cause. */
const owing = (cast: Cast) =>
  once(async () => {
    const giver = await rewarded(cast.life, cast.as('persona'))
    const { body } = await giver.post<{ id: string }>('/api/donations', { causeId: CAUSE })
    await giver.post(`/api/donations/${body.id}/confirmation`, {})
  })

/** Valid requests about the amounts due to causes. */
export function staffReferralSamples(cast: Cast) {
  const { as } = cast
  const owed = owing(cast)
  /** The payment of a cause without a proposal, or with one by someone other than `decider`. */
  const paymentAt = async (decider?: StaffRole): Promise<string> => {
    await owed()
    const path = `/api/causes/${CAUSE}/payment`
    for (const name of ['tesoreria', 'oficial'] as const)
      await as(name).decide(`${path}/decision`, 'send-back')
    if (decider !== undefined)
      await as(decider === 'treasury' ? 'oficial' : 'tesoreria').post(`${path}/proposal`, { note: 'Prueba' })
    return path
  }
  return {
    listDonationsDue: async () => ({ path: '/api/causes/owed' }),
    proposeCausePayment: async () => ({
      path: `${await paymentAt()}/proposal`,
      body: { note: 'Prueba' },
    }),
    'waiting:cause-payment': async (principal: Principal) =>
      decisionAt(cast, `${await paymentAt(roleOf(principal))}/decision`, 'send-back'),
    listDonations: async () => ({ path: '/api/donations' }),
  }
}
