import type { StaffRole } from '@puente/contract'
import type { Principal, Sample } from '../authorisation.ts'
import { applicationPath, applied, basicPerson } from '../levels.ts'
import { type Cast, decisionAt, roleOf, seenBy } from './cast.ts'

/** Valid requests for a higher level. Each is made by a person created for it, because it changes the person. */
export function levelSamples({ life }: Cast) {
  const by =
    (make: (client: Awaited<ReturnType<typeof basicPerson>>['client']) => Promise<Sample>) => async () => {
      const { client } = await basicPerson(life)
      const { cookie } = client
      return { ...(await make(client)), ...(cookie === undefined ? {} : { cookie }) }
    }
  return {
    getLevel: async (): Promise<Sample> => ({ path: '/api/level' }),
    applyForLevel: by(async () => ({ path: '/api/level-applications' })),
    saveLevelDeclaration: by(async () => ({
      path: '/api/level-declaration',
      body: { income: 'up-to-1m' },
    })),
    submitLevelApplication: by(async (client) => {
      await client.ask('PATCH', '/api/level-declaration', {
        income: 'up-to-3m',
        purposes: ['family-support'],
        exposure: 'none',
      })
      return { path: '/api/level-applications/submission' }
    }),
  }
}

/** Valid requests of staff about applications for a level. */
export function staffLevelSamples(cast: Cast) {
  let last: string | undefined
  const waiting = async (exposed: boolean, decider?: StaffRole): Promise<string> => {
    const person = await basicPerson(cast.life)
    await applied(person.client, exposed ? { exposure: 'self', exposureText: 'Alcaldesa' } : {})
    const path = await applicationPath(cast.as('oficial'), person)
    if (decider !== undefined)
      await cast
        .as(decider === 'analyst' ? 'oficial' : 'analista')
        .accept(`${path}/grant`, { note: 'Prueba' })
    return path
  }
  const pathFor = async (principal: Principal, exposed = false): Promise<string> => {
    const mayLook = principal.kind === 'staff' && ['analyst', 'officer'].includes(principal.role)
    if (mayLook || last === undefined) last = await waiting(exposed, exposed ? roleOf(principal) : undefined)
    return last
  }
  return {
    listLevelApplications: async () => ({ path: '/api/level-applications' }),
    getLevelApplication: async (principal: Principal) => ({ path: await pathFor(principal) }),
    grantLevel: async (principal: Principal) => {
      const path = await pathFor(principal)
      return { path: `${path}/grant`, body: { note: 'Prueba', seen: await seenBy(cast, principal, path) } }
    },
    'waiting:level': async (principal: Principal) => {
      const path = await pathFor(principal, true)
      await seenBy(cast, principal, path)
      return decisionAt(cast, `${path}/decision`, 'confirm')
    },
    sendBackLevelApplication: async (principal: Principal) => ({
      path: `${await pathFor(principal)}/return`,
      body: { message: 'Falta el empleador' },
    }),
  }
}
