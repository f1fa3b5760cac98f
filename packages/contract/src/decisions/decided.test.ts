import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { aloneNames, decidedAlone, staffEndpoints, type AloneDeclaration } from '../staff.ts'

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
/** Proposals, and what is done with them and with escalations: each keeps who did it. */
const ofTwo = [
  /^propose/,
  /^(decide|withdraw)Approval$/,
  /^acceptNameRequest$/,
  /^inviteStaffMember(Again)?$/,
  /^escalateCase$/,
  /^returnEscalation$/,
]
/** What changes nothing that is decided: one’s own account, drafts, rehearsals, notes, and work on a case. */
const noDecision = [
  /^(changePassword|startTotp|confirmTotp|removeTotp|startPasskey|addPasskey|renamePasskey|removePasskey)$/,
  /^(renewRecoveryCodes|startStepUp|finishStepUp|endSession|endOtherSessions|removeDevice)$/,
  /^(save|delete)SettingDraft$/,
  /^rehearse/,
  /^preview/,
  /^(assign|comment|follow|touch)Case$/,
  /^(takeDocument|createDocumentLink|requestDocument|withdrawDocumentRequest)$/,
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
