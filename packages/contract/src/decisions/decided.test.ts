import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { idPrefixes } from '../ids.ts'
import { aloneNames, caseKinds, decidedAlone, staffEndpoints, type AloneDeclaration } from '../staff.ts'
import { matterText } from './staff-matter-text.ts'

const endpoints = Object.values<Endpoint>(staffEndpoints)
const changes = endpoints.filter(({ method, who }) => method !== 'GET' && Array.isArray(who))

/** Decisions whose module records them with their checks. */
const recorded = [
  'approveCompanyFile',
  'decideDocument',
  'decideSelfie',
  'grantLevel',
  'recordDayClose',
  'recordOtherCheck',
  'sendBackCompanyFile',
  'sendBackLevelApplication',
]
/** Endpoints of proposals and escalations, whose rows store who acted. */
const ofTwo = [
  /^propose/,
  /^(decide|withdraw)Approval$/,
  /^inviteStaffMember(Again)?$/,
  /^escalateCase$/,
  /^returnEscalation$/,
]
/** What changes nothing that is decided: one’s own account, drafts, rehearsals, notes, and work on a case. */
const noDecision = [
  /^(changePassword|startTotp|confirmTotp|removeTotp|startPasskey|addPasskey|renamePasskey|removePasskey)$/,
  /^(renewRecoveryCodes|startStepUp|finishStepUp|endSession|endOtherSessions|removeDevice)$/,
  /^(save|delete)(SettingDraft|ListLayout)$/,
  /^(create|delete)ListView$/,
  /^rehearse/,
  /^preview/,
  /^(assign|comment|follow|touch)Case$/,
  /^(setCasePriority|readCaseNews)$/,
  /^(takeDocument|createDocumentLink|inspectDocument|acceptCompanyPart|askRegistry|screenAgain|requestDocument|withdrawDocumentRequest)$/,
  /^(createCustomerNote|noteBreak|answerThread|writeToCustomer|askEap|makePayoutDue|checkReadiness|importStatement)$/,
  /^(recordBreach|changeBreach|requestRetentionDryRun)$/,
]

test('every endpoint of staff that changes something: keeps a decision, or is named as none', () => {
  const known = (name: string) =>
    aloneNames.some((one) => one === name) ||
    recorded.includes(name) ||
    [...ofTwo, ...noDecision].some((pattern) => pattern.test(name))
  expect(changes.map(({ name }) => name).filter((name) => !known(name))).toEqual([])
})

/** Changes of a case that do not decide it: of one’s own proposal, and of a document’s retention. */
const besideItsDecision = ['withdrawApproval', 'placeLegalHold']

/** Whether the id of an endpoint’s path is that of a case. */
const isOfCase = ({ params }: Endpoint): boolean => {
  const { id } =
    (params as { def?: { shape?: Record<string, { safeParse: (id: string) => { success: boolean } }> } })?.def
      ?.shape ?? {}
  const accepts = (prefix: string) => id?.safeParse(`${prefix}_${'0'.repeat(32)}`).success === true
  return !accepts('any') && caseKinds.some((kind) => accepts(idPrefixes[kind]))
}

test('every decision of a case: refused while the case is assigned to a colleague', () => {
  const decisions = changes.filter(
    ({ name }) =>
      !besideItsDecision.includes(name) &&
      (aloneNames.some((one) => one === name) ||
        recorded.includes(name) ||
        ofTwo.some((pattern) => pattern.test(name))),
  )
  const ofCases = decisions.filter(isOfCase)
  expect(ofCases.length).toBeGreaterThan(20)
  expect(ofCases.filter(({ decidesCase }) => decidesCase !== true).map(({ name }) => name)).toEqual([])
})

test('a decision of one person: its endpoint exists, and its declared fields are in the body', () => {
  for (const name of aloneNames) {
    const endpoint = changes.find((one) => one.name === name)
    const declared: AloneDeclaration = decidedAlone[name]
    const body = endpoint?.body as
      { def?: { shape?: object; options?: { def: { shape: object } }[] } } | undefined
    const fields = [body?.def?.shape, ...(body?.def?.options ?? []).map(({ def }) => def.shape)].flatMap(
      (shape) => Object.keys(shape ?? {}),
    )
    expect(endpoint?.name).toBe(name)
    const wanted = [declared.outcome, declared.note, declared.customerReads].filter(
      (one) => one !== undefined,
    )
    expect(fields).toEqual(expect.arrayContaining(wanted))
  }
})

test('a match: named alike for a payment that waits and for movements of a bank', () => {
  const of = (kind: 'break' | 'suspense') => matterText({ approval: { kind, action: 'match' } } as never)
  expect([of('break'), of('suspense')]).toEqual([
    'Descuadre con un banco: Calzar',
    'Pago por aplicar: Calzar',
  ])
})
