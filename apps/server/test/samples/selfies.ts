import type { Id } from '@puente/contract'
import { toWireId } from '@puente/contract'
import type { Principal, Sample } from '../authorisation.ts'
import { customerMade, type Made } from '../companies.ts'
import { identityOnFile } from '../levels.ts'
import { asOwner } from '../owner.ts'
import { comparisonAt, consented, selfieOf, sendSelfie } from '../selfies.ts'
import { staffNamed, type Cast } from './cast.ts'

/** A person whose next level needs a selfie. */
const standardPerson = ({ life }: Cast): Promise<Made> =>
  customerMade(life, { kind: 'person', name: 'Selfie Prueba', level: 'standard' })

const cookieOf = ({ client: { cookie } }: Made): { cookie?: string } =>
  cookie === undefined ? {} : { cookie }

/** Valid requests about a selfie. Each is made by a person created for it, because it changes the person. */
export function selfieSamples(cast: Cast) {
  const by = (make: (person: Made) => Promise<Sample>) => async (): Promise<Sample> => {
    const person = await standardPerson(cast)
    return { ...(await make(person)), ...cookieOf(person) }
  }
  return {
    getSelfie: by(async () => ({ path: '/api/selfie' })),
    giveSelfieConsent: by(async ({ client }) => ({
      path: '/api/selfie-consents',
      body: { hash: (await selfieOf(client)).text.hash },
    })),
    refuseSelfie: by(async () => ({ path: '/api/selfie-refusals', body: {} })),
    withdrawSelfieConsent: by(async ({ client }) => {
      await consented(client)
      return { path: '/api/selfie-consents/withdrawal', body: {} }
    }),
  }
}

/** Valid requests of staff about the selfie of an application that waits. */
export function staffSelfieSamples(cast: Cast) {
  const at = async (): Promise<string> => {
    const person = await standardPerson(cast)
    await identityOnFile(cast.life, person)
    await consented(person.client)
    await sendSelfie(person.client)
    const [row] = await asOwner<{ id: Id<'level-application'> }>(
      cast.life,
      `insert into requirements.level_application (id, customer_id, level, status, submitted_at, answer_by, opened_at)
       values (gen_random_uuid(), $1, 'enhanced', 'submitted', now(), now(), now()) returning id`,
      [person.customerId],
    )
    return `/api/level-applications/${toWireId('level-application', row?.id ?? '')}/selfie`
  }
  let last: string | undefined
  const pathFor = async (principal: Principal): Promise<string> => {
    const mayLook = principal.kind === 'staff' && ['analyst', 'officer'].includes(principal.role)
    if (mayLook || last === undefined) last = await at()
    return last
  }
  return {
    getSelfieComparison: async (principal: Principal) => ({ path: await pathFor(principal) }),
    decideSelfie: async (principal: Principal) => {
      const path = await pathFor(principal)
      const { selfie, identity } = await comparisonAt(cast.as('oficial'), path)
      if (principal.kind === 'staff')
        for (const one of [selfie, identity])
          if (one !== undefined) await cast.as(staffNamed[principal.role]).openFile(one.id)
      const body = { selfieId: selfie?.id, identityId: identity?.id, verdict: 'same' }
      return { path: `${path}/verdict`, body }
    },
    recordOtherCheck: async (principal: Principal) => ({
      path: `${await pathFor(principal)}/other-check`,
      body: { method: 'visit', note: 'Vino con su cédula' },
    }),
  }
}
