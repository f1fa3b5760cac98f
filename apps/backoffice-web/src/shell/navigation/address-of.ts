import { paths } from '../../paths.ts'
import type { Noun } from './nouns.ts'

const screens: Readonly<Record<string, (id: string) => string>> = {
  cus: paths.customer,
  rcp: paths.recipient,
  usr: paths.user,
  dev: paths.device,
  trf: paths.transfer,
  thr: paths.thread,
  drq: paths.dataRequest,
  bre: paths.dataBreach,
  sus: paths.suspenseCase,
  ref: paths.refund,
  rcv: paths.receivable,
  rev: paths.review,
  app: paths.application,
  cof: paths.companyFile,
  lva: paths.levelApplication,
  nrq: paths.nameRequest,
  doc: paths.documentReview,
  stf: paths.staffMember,
  pay: paths.payin,
  quo: paths.quote,
  rte: paths.rate,
  pyo: paths.payout,
  ret: paths.return,
  brk: paths.break,
  bst: paths.bankStatement,
  mtc: paths.match,
  ver: paths.settings,
  per: paths.ledgerPeriods,
  cls: paths.closeRecord,
  cap: paths.capital,
  snd: paths.sending,
  sal: paths.readiness,
  cau: paths.causePayments,
  prp: paths.approval,
  dcs: paths.decision,
}

const nounsOfIds: Readonly<Record<string, Noun>> = {
  cus: 'customers',
  rcp: 'customers',
  usr: 'customers',
  dev: 'customers',
  trf: 'transfers',
  thr: 'threads',
  drq: 'dataRequests',
  bre: 'dataBreaches',
  sus: 'suspense',
  ref: 'refunds',
  rcv: 'receivables',
  rev: 'reviews',
  app: 'applications',
  cof: 'companyFiles',
  lva: 'levelApplications',
  nrq: 'nameRequests',
  doc: 'documentReviews',
  stf: 'staffMembers',
  pay: 'payins',
  quo: 'rates',
  rte: 'rates',
  pyo: 'payouts',
  ret: 'returns',
  brk: 'breaks',
  bst: 'reconciliation',
  mtc: 'reconciliation',
  per: 'ledger',
  cls: 'closes',
  cap: 'capital',
  snd: 'sending',
  sal: 'readiness',
  cau: 'donations',
  prp: 'proposals',
  dcs: 'applications',
}

/** The navigation section to which an id belongs; undefined for a kind of id without a screen. */
export const nounOf = (id: string): Noun | undefined => nounsOfIds[/^([a-z]{3})_/.exec(id)?.[1] ?? '']

/** The path of the screen for an id; undefined when there is no such screen. */
export function addressOf(id: string): string | undefined {
  if (id === IMPORT_OF_SETTINGS) return paths.settingsFile()
  // The id of a setting consists of its kind and key: 'fee/us-usd/company'.
  if (/^[a-z-]{1,60}(\/[a-z0-9-]{1,60})+$/.test(id)) return paths.setting(id)
  return /^[a-z]{3}_[0-9a-f]{32}$/.test(id) ? screens[id.slice(0, 3)]?.(id) : undefined
}

/** The row id of a proposed import of a settings file. */
export const IMPORT_OF_SETTINGS = 'settings-import'
