import { toWireId } from '@puente/contract'
import type { DonationWire } from '@puente/contract/customer'
import { requestEvidence } from '../../src/modules/customers/index.ts'
import { seedRewards } from '../../src/modules/referrals/index.ts'
import { orderBody } from '../life.ts'
import { recipient } from '../samples/orders.ts'
import { hours } from '../test-clock.ts'
import { pdf, sendFile } from '../uploads.ts'
import { after, answered, pick, strangerMade, type Cast, type Step } from './cast.ts'

const either = ({ person, company }: Cast, chance: number) => pick([person, company], chance)

const earn: Step = ({ world, person, work }) =>
  work(async (one) => {
    const guest = await strangerMade(one, world, 'Irma Paseo Invitada')
    return seedRewards(one, person.userId, guest.userId)
  })
const order: Step = async (cast, chance) => {
  const { client } = either(cast, chance)
  const amount = pick(['200000', '2900000', '9000000', '40000000'], chance >> 1)
  const quote = await answered(
    client.post<{ id?: string }>('/api/quotes', { corridorId: 'us-usd', side: 'send', amount }),
  )
  if (quote.body.id === undefined) return
  await answered(client.post('/api/transfers', orderBody(quote.body.id, await recipient(client))))
}
const demand: Step = (cast, chance) => {
  const [kind, { customerId }] = chance % 2 === 0 ? ['person', cast.person] : ['company', cast.company]
  const passed = { window: 'day', thresholdUsdCents: 100n, reachedUsdCents: 200n } as const
  return cast.work((one) =>
    requestEvidence(one, { id: customerId, kind: kind as 'person' | 'company' }, passed),
  )
}

/** Steps about rewards, requested confirmations, and orders above the limit without evidence of funds. */
export const moneySteps = {
  'a reward is earned': earn,
  'rewards are kept': after(earn, ({ person }) => answered(person.client.post('/api/reward-holds', {}))),
  'rewards are used': after(earn, ({ person }) =>
    answered(person.client.post('/api/reward-applications', {})),
  ),
  'rewards are donated': after(earn, async ({ person }) => {
    const asked = await answered(
      person.client.post<DonationWire>('/api/donations', { causeId: 'biblioteca-ficticia' }),
    )
    if (asked.status < 300)
      await answered(person.client.post(`/api/donations/${asked.body.id}/confirmation`, {}))
  }),
  'the operator asks for the confirmation': (cast, chance) =>
    answered(
      cast.staff.oficial.post('/api/eap-requests', {
        customerIds: [toWireId('customer', either(cast, chance).customerId)],
        reason: 'Paseo',
      }),
    ),
  'the confirmation is given': async (cast, chance) => {
    const { client } = either(cast, chance)
    const { body } = await answered(
      client.get<{ version: number; questions: { code: string; kind: string }[] }>('/api/eap'),
    )
    if (body.questions === undefined) return
    const answers = body.questions.map(({ code, kind }) => ({
      code,
      answer: kind === 'yes-no' ? 'yes' : 'Paseo',
    }))
    await answered(client.post('/api/eap/confirmations', { version: body.version, answers }))
  },
  'an order is asked for': order,
  'a threshold is passed': demand,
  'evidence of funds is sent': after(demand, async (cast, chance) => {
    const sent = await answered(
      sendFile(either(cast, chance).client, await pdf(), {
        kind: 'source-of-funds',
        page: 1,
        fileName: 'fondos.pdf',
      }),
    )
    if (sent.status === 201) cast.sent.push(sent.body.id)
  }),
  'staff decide about funds': after(demand, (cast, chance) => {
    const id = toWireId('customer', either(cast, chance).customerId)
    const until = new Date(cast.world.clock.now().getTime() + hours(24 * 60)).toISOString()
    const said = pick(
      [
        { decision: 'accept', ceilingUsdCents: '9000000', until },
        { decision: 'refuse', because: 'too-old' },
      ],
      chance >> 1,
    )
    return answered(cast.staff.oficial.post(`/api/customers/${id}/funds-evidence`, said))
  }),
} satisfies Readonly<Record<string, Step>>
