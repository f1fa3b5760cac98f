import { randomUUID } from 'node:crypto'
import { fromWireId, toWireId } from '@puente/contract'
import type { CompanyDraft } from '@puente/contract/customer'
import { termsInForce } from '../../src/modules/terms/index.ts'
import { publisherOf } from '../../src/wiring/publisher.ts'
import { followClock } from '../../src/modules/pending-items/follow-clock.ts'
import { pendingRules } from '../../src/wiring/rules/pending-rules.ts'
import { codeFor, registrationForm } from '../applicant.ts'
import { companyFilePath, identifyPeople, screenCompanies, wholeCompany } from '../companies.ts'
import { after, answered, pick, type Cast, type Step } from './cast.ts'
import { publish } from './steps-world.ts'

/** The declared owners of a company: complete, or with another share. */
const ownersOf = (chance: number): NonNullable<CompanyDraft['owners']> => {
  const owners = wholeCompany().owners ?? []
  return chance % 2 === 0 ? owners : owners.slice(0, 1).map((one) => ({ ...one, share: '100' }))
}

const handIn: Step = ({ newcomer }) => answered(newcomer.client.post('/api/application/submission'))
/** The watch lists have this name, so staff review the application. */
const waitForStaff: Step = async (cast) => {
  const { client } = cast.newcomer
  await answered(client.put('/api/application', { givenNames: 'Bloqueado', surnames: 'Demo' }))
  await handIn(cast, 0)
  await cast.files.ask()
}
const change = ({ founder }: Cast, file: CompanyDraft) =>
  answered(founder.client.ask('PATCH', '/api/company-file', file))
const handCompanyIn: Step = async (cast, chance) => {
  if (chance % 4 > 0) await change(cast, wholeCompany())
  if (chance % 8 > 0) await identifyPeople(cast.world, cast.founder)
  await answered(cast.founder.client.post('/api/company-file/submission'))
}
const signUp: Step = async ({ world, begun, work }) => {
  const publisher = publisherOf(world.config)
  const [termsOfUse, privacyNotice] = await work(async (one) => [
    (await termsInForce(one, publisher, 'terms-of-use')).version,
    (await termsInForce(one, publisher, 'privacy-notice')).version,
  ])
  const { body } = await answered(
    world.customer().post<{ registrationId?: string }>('/api/registrations', {
      ...registrationForm(`paseo-${randomUUID()}@correo.cl`),
      accepts: { termsOfUse, privacyNotice },
    }),
  )
  if (body.registrationId !== undefined) begun.push(body.registrationId)
}

const finishSignUp: Step = async ({ world, begun }) => {
  const id = begun.shift()
  if (id === undefined) return
  const code = await codeFor(world, fromWireId('registration', id) ?? '')
  await answered(world.customer().post(`/api/registrations/${id}/verification`, { code: code ?? '000000' }))
}

/** Steps about applications of people and companies, from the first entry to staff's verdict. */
export const fileSteps = {
  'somebody begins to sign up': signUp,
  'whoever began proves their e-mail': after(signUp, finishSignUp),
  'a text comes into force while somebody signs up': async (cast, chance) => {
    await signUp(cast, chance)
    await publish(cast, { noun: 'terms', key: 'terms-of-use', inDays: 0, change: 'data' })
    while ((await followClock(cast.world.runtime, pendingRules)) > 0) continue
    await finishSignUp(cast, chance)
  },
  'a person changes their file': ({ newcomer }, chance) =>
    answered(
      newcomer.client.put('/api/application', {
        givenNames: pick(['Bloqueado', 'Ana María'], chance),
        surnames: pick(['Demo', 'Prueba Ejemplo'], chance),
        documentNumber: pick(['500.100.300', '500.100.301'], chance >> 1),
      }),
    ),
  'a person hands their file in': handIn,
  'the registry answers': ({ files }) => files.ask(),
  'staff decide about a person': after(waitForStaff, async ({ newcomer, staff }, chance) => {
    const path = `/api/applications/${toWireId('application', newcomer.customerId)}`
    const outcome = pick(['approve', 'reopen', 'reopen', 'refuse'], chance)
    const asks = outcome === 'reopen' ? { asks: ['names'] } : {}
    await answered(staff.analista.post(`${path}/proposal`, { outcome, note: 'Paseo', ...asks }))
    const decision = chance % 5 === 0 ? 'send-back' : 'confirm'
    await answered(staff.oficial.decide(`${path}/decision`, decision))
  }),
  'a company changes its file': (cast, chance) =>
    change(cast, chance % 3 === 0 ? { companyType: pick(['eirl', 'spa'], chance >> 1) } : wholeCompany()),
  'a company hands its file in': handCompanyIn,
  'staff decide about a company': after(handCompanyIn, async (cast, chance) => {
    await screenCompanies(cast.world)
    const [path, said] = pick(
      [
        ['approval', { note: 'Paseo' }],
        ['return', { reasons: [{ section: 'owners', text: 'Falta alguien' }] }],
      ],
      chance,
    )
    const company = pick([cast.founder, cast.founder, cast.company], chance)
    await answered(cast.staff.analista.post(`${companyFilePath(company)}/${path}`, said))
  }),
  'a company declares its owners anew': (cast, chance) =>
    answered(
      pick([cast.company, cast.founder], chance >> 1).client.ask('PUT', '/api/company-owners', {
        owners: ownersOf(chance),
      }),
    ),
} satisfies Readonly<Record<string, Step>>
