import {
  settingKind,
  settingOf,
  type AloneName,
  type ApprovalKind,
  type Setting,
} from '@puente/contract/staff'
import { findSetting } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import type { Approval, UsedForApproval } from '../../approvals/index.ts'
import { nameRequestFor } from '../../customers/index.ts'
import { nameFiles, usedDocument, withOpenings } from '../../onboarding/index.ts'
import { latestCheck } from '../../screening/index.ts'
import { keptCase } from './case-decisions.store.ts'

const { orderTerms, returnTerms, payinTerms, holdTerms, riskRules, dataRightsTerms } = settingKind
const { reconciliationRules, relationshipTerms, staffRules, causes } = settingKind

/** The settings with a single key on which each kind of proposal rests. The records of decisions have those of the rest. */
const ofApprovals: Readonly<Record<ApprovalKind, readonly Setting[]>> = {
  suspense: [payinTerms],
  'write-off': [],
  refund: [returnTerms],
  application: [],
  'transfer-action': [orderTerms, returnTerms],
  review: [holdTerms],
  'staff-change': [staffRules],
  'access-change': [],
  'cause-payment': [causes],
  'company-file': [],
  level: [],
  'lower-risk': [riskRules],
  'exposed-customer': [riskRules],
  erasure: [dataRightsTerms],
  'sender-name': [],
  'no-new-orders': [relationshipTerms],
  'access-suspended': [relationshipTerms],
  exit: [relationshipTerms],
  freeze: [relationshipTerms],
  'legal-hold': [relationshipTerms],
  break: [reconciliationRules],
  'match-undo': [reconciliationRules],
  'statement-void': [],
  'ledger-periods': [],
  'capital-movement': [],
  'open-sending': [],
  'open-sales': [],
  setting: [],
  'settings-import': [],
}

const ofAlone: Readonly<Partial<Record<AloneName, readonly Setting[]>>> = {
  changeCustomerRisk: [riskRules],
  extendDataRequest: [dataRightsTerms],
  answerDataRequest: [dataRightsTerms],
  matchBreak: [reconciliationRules],
  undoMatch: [reconciliationRules],
}

async function versions(
  work: Work,
  named: readonly { readonly setting: Setting; readonly key: string }[],
): Promise<UsedForApproval['settings']> {
  const found = await Promise.all(
    named.map(async ({ setting, key }) => {
      const inForce = await findSetting(work, setting, key)
      return inForce === undefined ? [] : [{ kind: setting.kind, key, version: inForce.version }]
    }),
  )
  return found.flat()
}

const plain = (settings: readonly Setting[]) => settings.map((setting) => ({ setting, key: 'default' }))

/** What counts for the decision about a proposal now: versions in force, and the verdict of the lists about its transfer. */
export async function usedForApproval(
  work: Work,
  kind: ApprovalKind,
  { subject, proposal }: Pick<Approval, 'subject' | 'proposal'>,
): Promise<UsedForApproval> {
  const own = kind === 'setting' ? settingOf(proposal['kind'] ?? '') : undefined
  const settings = await versions(work, [
    ...plain(ofApprovals[kind]),
    ...(own === undefined ? [] : [{ setting: own, key: proposal['key'] ?? '' }]),
  ])
  const transferId = kind === 'review' ? (await keptCase(work, 'review', subject))?.transferId : undefined
  const check = transferId == null ? undefined : await latestCheck(work, transferId)
  return {
    settings,
    ...(kind === 'sender-name' ? await filesOfName(work, subject) : {}),
    ...(check === undefined ? {} : { screening: { verdict: check.verdict, listVersion: check.listVersion } }),
  }
}

/** What counts for a decision of one person now. */
export const usedForAlone = async (
  work: Work,
  name: AloneName,
  subject: string,
): Promise<UsedForApproval> => ({
  settings: await versions(work, plain(ofAlone[name] ?? [])),
  ...(name === 'acceptNameRequest' ? await filesOfName(work, subject) : {}),
})

/** The documents with the name that a request is about, and who opened each. */
async function filesOfName(work: Work, requestId: string): Promise<Pick<UsedForApproval, 'files'>> {
  const request = await nameRequestFor(work, requestId)
  if (request === undefined) return {}
  const documents = (await nameFiles(work, request.customerId)).map(usedDocument)
  const { opened = [] } = await withOpenings(work, { documents })
  return { files: { documents, opened } }
}
