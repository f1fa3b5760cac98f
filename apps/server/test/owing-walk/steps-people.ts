import { toWireId } from '@puente/contract'
import type { SenderNameWire } from '@puente/contract/customer'
import type { WaitingName } from '@puente/contract/staff'
import { emailBounced, markEmailVerified, setPhone, setProvenPhone } from '../../src/modules/access/index.ts'
import { seedAddress, recordDocumentName } from '../../src/modules/customers/index.ts'
import { onboardingJobs } from '../../src/modules/onboarding/index.ts'
import { caseParts } from '../../src/wiring/rules/case-parts.ts'
import { after, answered, pick, type Cast, type Step } from './cast.ts'

const either = ({ person, company }: Cast, chance: number) => pick([person, company], chance)
const names = ['Ana Paseo Prueba', 'Ana María Paseo', 'Paseo de Prueba SpA', 'Otra Paseo'] as const
const comunas = ['13101', '13120', '05101', '16101'] as const

const declareAddress: Step = (cast, chance) =>
  answered(
    either(cast, chance).client.put('/api/profile', {
      address: { street: 'Calle de Prueba', number: '12', comuna: pick(comunas, chance >> 1) },
    }),
  )
const sayName: Step = (cast, chance) =>
  cast.work((one) => recordDocumentName(one, either(cast, chance).customerId, pick(names, chance >> 1)))
const askName: Step = (cast, chance) =>
  answered(
    either(cast, chance).client.post<SenderNameWire>('/api/sender-name/changes', {
      name: pick(['Paseo Prueba', ...names], chance >> 2),
    }),
  )

/** Steps about customers and their profile. */
export const peopleSteps = {
  'a phone is changed': ({ person, work }, chance) =>
    work((one) =>
      (chance % 2 === 0 ? setPhone : setProvenPhone)(one, person.userId, `+5695${1_000_000 + chance}`),
    ),
  'mail comes back': async ({ person, work }) => {
    const { body } = await person.client.get<{ user: { email: string } }>('/api/session')
    await work((one) => emailBounced(one, body.user.email))
  },
  'an e-mail is proven': ({ person, work }) => work((one) => markEmailVerified(one, person.userId)),
  'an old address stands': (cast, chance) => {
    const comuna = pick(['08401', ...comunas], chance)
    const number = chance % 3 === 0 ? {} : { number: '321' }
    return cast.work((one) =>
      seedAddress(one, either(cast, chance).customerId, {
        street: 'Calle de Prueba',
        ...number,
        comuna,
        region: comuna.slice(0, 2),
      }),
    )
  },
  'an address is declared': declareAddress,
  'an occupation is received': ({ person }, chance) =>
    answered(
      person.client.put(
        '/api/profile',
        pick(
          [{ occupation: 'employed' }, { occupation: 'retired' }, { employer: 'Panadería Ficticia' }],
          chance,
        ),
      ),
    ),
  'facts are confirmed': after(declareAddress, (cast, chance) =>
    answered(either(cast, chance).client.post('/api/profile/confirmation', {})),
  ),
  'the officer says how often to confirm': (cast, chance) =>
    answered(
      cast.staff.oficial.put(`/api/customers/${toWireId('customer', either(cast, chance).customerId)}/risk`, {
        risk: pick(['normal', 'elevated', 'high'], chance >> 1),
        reason: 'Paseo',
      }),
    ),
  'a document says a name': sayName,
  'a name is asked for': after(sayName, askName),
  'staff decide about a name': after(askName, async ({ staff, world }, chance) => {
    await onboardingJobs(world.ports, caseParts)
      .find(({ name }) => name === 'onboarding.screen-names')
      ?.round(world.runtime)
    const { body } = await answered(staff.analista.get<{ items: WaitingName[] }>('/api/name-requests'))
    const [first] = body.items
    if (first === undefined) return
    const [verdict, said] = pick(
      [
        ['acceptance', { note: 'Paseo' }],
        ['refusal', { reason: 'not-in-document' }],
      ],
      chance,
    )
    await answered(staff.analista.post(`/api/name-requests/${first.id}/${verdict}`, said))
  }),
} satisfies Readonly<Record<string, Step>>
