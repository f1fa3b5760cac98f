/* long: one list of the requests of every module */
import type { CustomerEndpoints } from '@puente/contract/customer'
import type { StaffEndpoints } from '@puente/contract/staff'
import { accessSamples, contactSamples } from '../access-samples.ts'
import type { Principal, Sample } from '../authorisation.ts'
import { approvalSamples, waitingIn, type WaitingSamples } from './approvals.ts'
import { consoleSamples } from '../console-samples.ts'
import { caseSamples } from './cases.ts'
import { capitalSamples } from './capital.ts'
import type { Cast } from './cast.ts'
import { requirementSamples, staffRequirementSamples } from './requirements.ts'
import { companyDocumentSamples, staffCompanyDocumentSamples } from './company-papers.ts'
import { documentSamples, papersOf, staffDocumentSamples } from './documents.ts'
import { levelSamples, staffLevelSamples } from './levels.ts'
import { selfieSamples, staffSelfieSamples } from './selfies.ts'
import { dataRightsSamples, staffDataRightsSamples } from './data-rights.ts'
import { memberSamples } from './members.ts'
import { closureSamples } from './closures.ts'
import { companyFileSamples, senderNameSamples, staffCompanyFileSamples, staffNameSamples } from './files.ts'
import { listFileSamples } from './list-files.ts'
import { moneySamples } from './money.ts'
import { applicationSamples, registrationSamples, staffApplicationSamples } from './onboarding.ts'
import { ordersOf } from './orders.ts'
import { misfitOf, paidDebtOf, refundAccountSamples, staffPayinSamples, treasurySamples } from './payins.ts'
import { noticeSamples } from './notices.ts'
import { pendingSamples, staffPendingSamples } from './pending.ts'
import { priceSamples, staffRateSamples } from './prices.ts'
import { reconciliationSamples } from './reconciliation.ts'
import { referralSamples, staffReferralSamples } from './referrals.ts'
import { listViewSamples } from './list-views.ts'
import { settingSamples } from './settings.ts'
import { escalationSamples } from './escalations.ts'
import { evidenceSamples } from './evidence.ts'
import { restrictionSamples } from './restrictions.ts'
import { retentionSamples } from './retention.ts'
import { readinessSamples } from './readiness.ts'
import { sendingSamples } from './sending.ts'
import { actingSamples, sessionSamples } from './sessions.ts'
import { reviewSamples, staffTransferSamples } from './staff-transfers.ts'
import { statementSamples, taxSamples } from './statements.ts'
import { profileSamples } from './profile.ts'
import { staffSupportSamples, supportSamples } from './support.ts'
import { signatureSamples, staffSignatureSamples } from './signatures.ts'
import { transferSamples, transferServiceSamples } from './transfers.ts'

type Samples<Endpoints> = { readonly [Name in keyof Endpoints]: (principal: Principal) => Promise<Sample> }

/** A valid request for every endpoint of both listeners. An endpoint without one is a compile error. */
export function samplesOf(cast: Cast): {
  readonly customer: Samples<CustomerEndpoints>
  readonly staff: Samples<StaffEndpoints>
  /** For each kind a proposal made by someone other than the caller, and a decision about it. */
  readonly waiting: WaitingSamples
} {
  const orders = ordersOf(cast)
  const misfit = misfitOf(cast)
  const papers = papersOf(cast)
  const life = () => cast.life
  const staff = {
    ...sessionSamples(cast, 'admin'),
    ...accessSamples(life, 'staff'),
    ...staffTransferSamples(cast, orders),
    ...reviewSamples(cast),
    ...staffApplicationSamples(cast),
    ...staffCompanyFileSamples(cast),
    ...staffCompanyDocumentSamples(cast),
    ...staffNameSamples(cast),
    ...restrictionSamples(cast),
    ...retentionSamples,
    ...staffDataRightsSamples(cast),
    ...staffSupportSamples(cast),
    ...staffPayinSamples(cast, misfit),
    ...moneySamples(cast, orders),
    ...staffRateSamples(cast),
    ...treasurySamples(cast),
    ...capitalSamples(cast),
    ...evidenceSamples(cast, orders),
    ...sendingSamples(cast),
    ...readinessSamples(cast),
    ...staffPendingSamples(cast),
    ...taxSamples(cast, orders),
    ...staffReferralSamples(cast),
    ...reconciliationSamples(cast),
    ...settingSamples(cast),
    ...listViewSamples(cast),
    ...consoleSamples(life),
    ...caseSamples(cast, misfit),
    ...staffDocumentSamples(cast, papers),
    ...staffRequirementSamples(cast),
    ...staffLevelSamples(cast),
    ...staffSelfieSamples(cast),
    ...escalationSamples(cast),
    ...staffSignatureSamples(cast),
  }
  const waiting = waitingIn(staff)
  const approvals = approvalSamples(waiting, staff.withdrawApproval)
  return {
    customer: {
      ...sessionSamples(cast, 'persona'),
      ...actingSamples(cast),
      ...accessSamples(life, 'user'),
      ...contactSamples(life),
      ...registrationSamples(cast),
      ...applicationSamples(cast),
      ...memberSamples(cast),
      ...closureSamples(cast),
      ...dataRightsSamples(cast),
      ...companyFileSamples(cast),
      ...companyDocumentSamples(cast),
      ...senderNameSamples(cast),
      ...priceSamples(cast),
      ...transferSamples(cast, orders),
      ...transferServiceSamples(cast, orders),
      ...signatureSamples(cast),
      ...supportSamples(cast),
      ...refundAccountSamples(misfit, paidDebtOf(cast)),
      ...noticeSamples(cast),
      ...pendingSamples(cast),
      ...profileSamples,
      ...statementSamples(cast, orders),
      ...documentSamples(cast, papers),
      ...requirementSamples(),
      ...levelSamples(cast),
      ...selfieSamples(cast),
      ...referralSamples(cast),
    },
    waiting,
    staff: {
      ...listFileSamples({ ...staff, ...approvals }),
      ...approvals,
      ...staff,
    },
  }
}
