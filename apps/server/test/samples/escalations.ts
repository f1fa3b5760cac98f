import { fromWireId, toWireId } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Principal, Sample } from '../authorisation.ts'
import { applicationPath, applied, basicPerson } from '../levels.ts'
import { asOwner } from '../owner.ts'
import type { Cast } from './cast.ts'

/** Valid requests of staff about escalated cases, each about an application of its own. */
export function escalationSamples(cast: Cast) {
  let last: string | undefined
  const caseFor = async (principal: Principal): Promise<string> => {
    const mayLook = principal.kind === 'staff' && ['analyst', 'officer'].includes(principal.role)
    if (!mayLook && last !== undefined) return last
    const person = await basicPerson(cast.life)
    await applied(person.client)
    const path = await applicationPath(cast.as('oficial'), person)
    return (last = path.slice(path.lastIndexOf('/') + 1))
  }
  const bodyOf = (id: string) => ({ subject: { kind: 'level-application', id }, reason: 'Prueba' })
  let escalated: string | undefined
  const escalation = async (principal: Principal): Promise<string> => {
    if (principal.kind === 'staff' || escalated === undefined) {
      const id = await caseFor({ kind: 'staff', role: 'officer' })
      await cast.as('analista').post('/api/escalations', bodyOf(id))
      const uuid = fromWireId('level-application', id)
      const [row] = await asOwner<{ id: string }>(
        cast.life,
        'select id from decisions.escalation where subject = $1',
        [uuid],
      )
      escalated = toWireId('escalation', row?.id ?? '')
    }
    return escalated
  }
  return {
    listEscalations: async (): Promise<Sample> => ({ path: '/api/escalations' }),
    getCaseEscalations: async (principal: Principal): Promise<Sample> => ({
      path: `/api/case-escalations?subjectKind=level-application&subjectId=${await caseFor(principal)}`,
    }),
    escalateCase: async (principal: Principal): Promise<Sample> => ({
      path: '/api/escalations',
      body: bodyOf(await caseFor(principal)),
    }),
    returnEscalation: async (principal: Principal): Promise<Sample> => ({
      path: `/api/escalations/${await escalation(principal)}/return`,
      body: { note: 'Prueba' },
    }),
    rehearseRiskRules: async (): Promise<Sample> => ({
      path: '/api/risk-rules/rehearsal',
      body: { data: settingKind.riskRules.initial('default') },
    }),
  }
}
