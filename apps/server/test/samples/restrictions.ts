import { toWireId } from '@puente/contract'
import type { CustomerRiskView, RestrictionKind } from '@puente/contract/staff'
import { customerMade } from '../companies.ts'
import type { Principal, Sample } from '../authorisation.ts'
import { exposedPerson } from '../exposed.ts'
import { proposed, restrictionBody, restrictionSet } from '../restrictions.ts'
import { roleOf, type Cast } from './cast.ts'

/** Valid requests of staff about restrictions, each about a customer of its own. */
export function restrictionSamples(cast: Cast) {
  const someone = async () =>
    (await customerMade(cast.life, { kind: 'person', name: 'Paso Prueba' })).customerId
  const officer = () => cast.as('oficial')
  const setOne = async () =>
    restrictionSet({ proposer: cast.as('analista'), decider: officer() }, await someone(), 'no-new-orders')
  const waiting =
    (kind: RestrictionKind) =>
    async (principal: Principal): Promise<Sample> => {
      const proposer = roleOf(principal) === 'analyst' ? officer() : cast.as('analista')
      const proposal = await proposed(proposer, await someone(), await restrictionBody(officer(), kind))
      return { path: `/api/approvals/${proposal}/decision`, body: { decision: 'confirm' } }
    }
  return {
    listRestrictions: async () => ({ path: '/api/restrictions' }),
    proposeRestriction: async () => ({
      path: `/api/customers/${toWireId('customer', await someone())}/restrictions`,
      body: await restrictionBody(officer(), 'no-new-orders'),
    }),
    proposeRestrictionChange: async () => {
      const { kind: _, ...body } = await restrictionBody(officer(), 'no-new-orders')
      return { path: `/api/restrictions/${await setOne()}/changes`, body }
    },
    proposeRestrictionEnd: async () => ({
      path: `/api/restrictions/${await setOne()}/end`,
      body: { note: 'Prueba' },
    }),
    'waiting:lower-risk': async (principal: Principal): Promise<Sample> => {
      const proposer = roleOf(principal) === 'analyst' ? officer() : cast.as('analista')
      const path = `/api/customers/${toWireId('customer', await someone())}/risk`
      await proposer.put(path, { risk: 'high', reason: 'Prueba' })
      await proposer.put(path, { risk: 'normal', reason: 'Prueba' })
      const { body } = await proposer.get<CustomerRiskView>(path)
      return {
        path: `/api/approvals/${body.proposal?.id ?? ''}/decision`,
        body: { decision: 'confirm' },
      }
    },
    proposeToKeepExposed: async () => ({
      path: `/api/customers/${toWireId('customer', await exposedPerson(cast.life))}/exposure-proposal`,
      body: { note: 'Prueba' },
    }),
    'waiting:exposed-customer': async (principal: Principal): Promise<Sample> => {
      const proposer = roleOf(principal) === 'analyst' ? officer() : cast.as('analista')
      const wire = toWireId('customer', await exposedPerson(cast.life))
      await proposer.post(`/api/customers/${wire}/exposure-proposal`, { note: 'Prueba' })
      const { body } = await proposer.get<CustomerRiskView>(`/api/customers/${wire}/risk`)
      return {
        path: `/api/approvals/${body.exposure?.proposal?.id ?? ''}/decision`,
        body: { decision: 'confirm' },
      }
    },
    'waiting:no-new-orders': waiting('no-new-orders'),
    'waiting:access-suspended': waiting('access-suspended'),
    'waiting:exit': waiting('exit'),
    'waiting:freeze': waiting('freeze'),
    'waiting:legal-hold': waiting('legal-hold'),
  }
}
