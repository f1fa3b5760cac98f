import { staffRoles } from '@puente/contract'
import { staffEndpoints } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { mayOpen, nounGroups, nouns, type Noun } from './nouns.ts'

const endpointOf = {
  work: 'getWorkQueue',
  inbox: 'listInbox',
  news: 'listCaseNews',
  proposals: 'listApprovals',
  treasury: 'listAgedMoney',
  figures: 'getBusinessFigures',
  positions: 'getPositions',
  safeguarding: 'getSafeguarding',
  closes: 'getCloseChecklist',
  sending: 'getSending',
  readiness: 'getReadiness',
  rates: 'listRates',
  payins: 'listPayins',
  suspense: 'listSuspense',
  refunds: 'listRefunds',
  payouts: 'listPayouts',
  returns: 'listReturns',
  stuck: 'listStuckTransfers',
  receivables: 'listReceivables',
  breaks: 'listBreaks',
  reconciliation: 'listReconciledAccounts',
  reviews: 'listReviews',
  pendingItems: 'listWaitingItems',
  applications: 'listApplications',
  companyFiles: 'listCompanyFiles',
  levelApplications: 'listLevelApplications',
  escalations: 'listEscalations',
  restrictions: 'listRestrictions',
  nameRequests: 'listNameRequests',
  documentReviews: 'listDocumentReviews',
  threads: 'listThreads',
  dataRequests: 'listDataRequests',
  dataBreaches: 'listBreaches',
  transfers: 'listTransfers',
  taxDocuments: 'listTaxDocuments',
  customers: 'listCustomers',
  ledger: 'getTrialBalance',
  capital: 'getCapital',
  donations: 'listDonations',
  settings: 'listSettings',
  retention: 'getRetention',
  audit: 'listAuditEntries',
  staffMembers: 'listStaffMembers',
} as const satisfies Record<Noun, keyof typeof staffEndpoints>

test.each(Object.entries(endpointOf) as [Noun, (typeof endpointOf)[Noun]][])(
  'navigation: shows %s to exactly the roles that the server authorises',
  (noun, endpoint) => {
    const shown = staffRoles.filter((role) => mayOpen(role, noun))
    expect(new Set(shown)).toEqual(new Set(staffEndpoints[endpoint].who))
  },
)

test('navigation groups: contain every section once', () => {
  expect(Object.values(nounGroups).flat().toSorted()).toEqual(Object.keys(nouns).toSorted())
})
