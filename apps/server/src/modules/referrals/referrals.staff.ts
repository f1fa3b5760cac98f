import { isRefusal } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { door, type Door } from '../../platform/http/door.ts'
import { exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { decidePublished, proposePublished, publishedNow } from '../approvals/index.ts'
import { causesFaults, type CausesData } from './causes.ts'
import { donationExport } from './donation-export.ts'
import type { DonationFilter } from './donations.store.ts'
import { donationList } from './lists.ts'
import { owedView } from './owed-view.ts'
import { decideCausePayment, proposeCausePayment } from './pay-cause.ts'
import { published } from './published.ts'
import { termsFaults, type ReferralTermsData } from './terms.ts'
import { staffDonations } from './views.ts'

async function causesView(work: Work) {
  const { head, data, proposal } = await publishedNow<CausesData>(work, published.causes, staffNames)
  return {
    ...head,
    causes: [...(data?.causes ?? [])],
    ...(proposal === undefined ? {} : { proposal: { ...proposal.head, causes: [...proposal.data.causes] } }),
  }
}

async function termsView(work: Work) {
  const { head, data, proposal } = await publishedNow<ReferralTermsData>(work, published.terms, staffNames)
  if (data === undefined) throw new Error('no referral terms are in force')
  return {
    ...head,
    terms: data,
    ...(proposal === undefined ? {} : { proposal: { ...proposal.head, terms: proposal.data } }),
  }
}

const donationsMeant = (query: {
  readonly state?: DonationFilter['state'] | undefined
  readonly causeId?: string | undefined
}): DonationFilter => ({ state: query.state ?? 'payable', cause: query.causeId })

/** What staff publish about the programme, and what is owed to causes. */
export const staffReferralDoors: readonly Door[] = [
  door(endpoints.getCauses, causesView),
  door(endpoints.proposeCauses, async (work, { body: { causes, note } }) => {
    const done = await proposePublished(work, published.causes, { causes }, causesFaults(causes), note)
    return isRefusal(done) ? done : causesView(work)
  }),
  door(endpoints.decideCauses, async (work, { body }) => {
    const done = await decidePublished(work, published.causes, body)
    return isRefusal(done) ? done : causesView(work)
  }),
  door(endpoints.getReferralTerms, termsView),
  door(endpoints.proposeReferralTerms, async (work, { body: { terms, note } }) => {
    const done = await proposePublished(work, published.terms, terms, termsFaults(terms), note)
    return isRefusal(done) ? done : termsView(work)
  }),
  door(endpoints.decideReferralTerms, async (work, { body }) => {
    const done = await decidePublished(work, published.terms, body)
    return isRefusal(done) ? done : termsView(work)
  }),
  door(endpoints.listOwedToCauses, owedView),
  door(endpoints.proposeCausePayment, async (work, { params, body }) => {
    const done = await proposeCausePayment(work, params.id, body.note)
    return isRefusal(done) ? done : owedView(work)
  }),
  door(endpoints.decideCausePayment, async (work, { params, body }) => {
    const done = await decideCausePayment(work, params.id, body)
    return isRefusal(done) ? done : owedView(work)
  }),
  door(endpoints.listDonations, async (work, { query }) => {
    const page = await pageOf(work, donationList, donationsMeant(query), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await staffDonations(work, rows), ...next }
  }),
  door(endpoints.exportDonations, async (work, { query, actor }) =>
    exportOf(work, actor, donationExport, donationsMeant(query)),
  ),
]
