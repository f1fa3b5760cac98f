import {
  customerRisks,
  fromWireId,
  isRefusal,
  politicalExposures,
  refuse,
  toWireId,
  uuidOf,
  type Id,
  type Refusal,
} from '@puente/contract'
import { settingKind, staffEndpoints as endpoints, type CustomerRiskView } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { approvalsOf, openApprovals, proposalHead } from '../approvals/index.ts'
import { annualRules, profileFor, type Profile } from '../customers/index.ts'
import { exposureInForce } from '../requirements/index.ts'
import { changeRisk, LOWER_RISK_ACTION } from './change-risk.ts'
import { exposureIn } from './exposures/exposure-case.ts'
import { openExposureCase } from './exposures/exposure-cases.store.ts'
import { KEEP_EXPOSED_ACTION, proposeToKeep } from './exposures/keep-exposed.ts'
import { rehearseRules } from './rehearse-rules.ts'
import { assessmentsOf, overrideOf, type Assessment, type KeptOverride } from './risk.store.ts'

const SHOWN_MAX = 20

const overrideView = (
  { risk, at, reason, setBy, confirmedBy }: KeptOverride,
  names: ReadonlyMap<string, string>,
): CustomerRiskView['override'] => ({
  risk,
  at: at.toISOString(),
  ...(reason === undefined ? {} : { reason }),
  ...(setBy === undefined ? {} : { by: names.get(setBy) ?? '' }),
  ...(confirmedBy === undefined ? {} : { confirmedBy: names.get(confirmedBy) ?? '' }),
})

/** What staff read about an open case of an exposed customer, and what the customer declares now if it is less. */
async function exposureView(
  work: Work,
  profile: Profile,
  latest: Assessment | undefined,
): Promise<Pick<CustomerRiskView, 'exposure' | 'declaresNow'>> {
  const { id } = profile
  const { exposureText: declared = '', declaresNow } = (await exposureInForce(work, profile)) ?? {}
  const now = declaresNow === undefined ? {} : { declaresNow }
  const open = await openExposureCase(work, id)
  if (open === undefined) return now
  const exposure = politicalExposures.find((one) => latest !== undefined && one === exposureIn(latest))
  const approval = (await openApprovals(work, KEEP_EXPOSED_ACTION, [id])).get(id)
  const proposal = approval && proposalHead(approval, await staffNames(work, [approval.proposedBy]), true)
  return {
    ...now,
    exposure: {
      caseId: toWireId('exposure-case', open.id),
      openedAt: open.openedAt.toISOString(),
      ...(exposure === undefined ? {} : { exposure }),
      ...(declared === '' ? {} : { declared }),
      ...(proposal === undefined ? {} : { proposal }),
    },
  }
}

/** Who decided last that an exposed customer stays, and when. */
async function keptView(work: Work, id: Id<'customer'>): Promise<Pick<CustomerRiskView, 'kept'>> {
  const decided = await approvalsOf(work, KEEP_EXPOSED_ACTION, id, SHOWN_MAX)
  const kept = decided.find(({ decision }) => decision === 'confirmed')
  if (kept?.decidedAt === undefined) return {}
  const { proposedBy, decidedBy = '', decidedAt, note } = kept
  const names = await staffNames(work, [proposedBy, decidedBy])
  return {
    kept: {
      at: decidedAt.toISOString(),
      by: names.get(proposedBy) ?? '',
      confirmedBy: names.get(decidedBy) ?? '',
      ...(note === undefined ? {} : { reason: note }),
    },
  }
}

/** The risk of a customer with its history. The view is recorded in the audit trail. */
async function viewOf(work: Work, id: Id<'customer'>): Promise<CustomerRiskView | Refusal<'not-found'>> {
  const profile = await profileFor(work, id)
  if (profile === undefined) return refuse('not-found')
  const override = await overrideOf(work, id)
  const approval = (await openApprovals(work, LOWER_RISK_ACTION, [id])).get(id)
  const people = [override?.setBy, override?.confirmedBy, approval?.proposedBy]
  const names = await staffNames(
    work,
    people.filter((one) => one !== undefined),
  )
  const proposed = customerRisks.find((one) => one === approval?.proposal['risk'])
  const { data } = await settingInForce(work, settingKind.riskRules)
  const assessments = await assessmentsOf(work, id, SHOWN_MAX)
  const isExposed = assessments[0] !== undefined && exposureIn(assessments[0]) !== undefined
  await work.audit({ action: 'look-at-risk', subject: id })
  return {
    risk: profile.risk,
    diligence: data.diligence[profile.risk],
    reviewMonths: (await annualRules(work)).months[profile.risk],
    assessments: assessments.map(({ score, risk, rulesVersion, contributions, at }) => ({
      score,
      risk,
      rulesVersion,
      contributions: [...contributions],
      at: at.toISOString(),
    })),
    ...(await exposureView(work, profile, assessments[0])),
    ...(await keptView(work, id)),
    ...(override === undefined ? {} : { override: overrideView(override, names) }),
    ...(approval === undefined || proposed === undefined
      ? {}
      : { proposal: { ...proposalHead(approval, names, isExposed), risk: proposed } }),
  }
}

/** Handlers by which staff read and set the risk of a customer. */
export const staffRiskHandlers: readonly Handler[] = [
  handler(endpoints.getCustomerRisk, (work, { params }) =>
    viewOf(work, fromWireId('customer', params.id) ?? ''),
  ),
  handler(endpoints.changeCustomerRisk, async (work, { params, body }) => {
    const id = fromWireId('customer', params.id) ?? ''
    const changed = await changeRisk(work, id, body.risk, body.reason.trim())
    return isRefusal(changed) ? changed : undefined
  }),
  handler(endpoints.proposeToKeepExposed, async (work, { params, body }) => {
    const proposed = await proposeToKeep(work, uuidOf('customer', params.id), body.note.trim())
    return isRefusal(proposed) ? proposed : undefined
  }),
  handler(endpoints.rehearseRiskRules, (work, { body }) => rehearseRules(work, body.data)),
]
