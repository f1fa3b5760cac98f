import { staffRoles, type StaffRole } from '@puente/contract'
import { paths } from '../../paths.ts'

interface NounOfRail {
  readonly path: string
  /** Further paths of this section. */
  readonly also?: readonly string[]
  readonly roles: readonly StaffRole[]
}

/**
 * The sections of the navigation, with the roles that may open each; a test compares them with the contract's
 * endpoints.
 */
export const nouns = {
  work: { path: paths.home(), roles: staffRoles },
  inbox: { path: paths.inbox(), roles: staffRoles },
  news: { path: paths.news(), roles: staffRoles },
  figures: { path: paths.figures(), roles: ['treasury', 'officer', 'admin'] },
  proposals: { path: paths.proposals(), roles: ['analyst', 'officer', 'treasury', 'admin'] },
  treasury: { path: paths.treasury(), roles: ['treasury', 'officer', 'admin'] },
  positions: { path: paths.positions(), roles: ['treasury', 'officer', 'admin'] },
  safeguarding: { path: paths.safeguarding(), roles: ['treasury', 'officer', 'admin'] },
  sending: { path: paths.sending(), roles: ['treasury', 'officer', 'admin'] },
  readiness: { path: paths.readiness(), roles: ['treasury', 'officer', 'admin'] },
  rates: { path: paths.rates(), also: ['/quotes'], roles: staffRoles },
  payins: {
    path: paths.payins(),
    also: ['/payers', '/payer-accounts'],
    roles: ['support', 'treasury', 'officer'],
  },
  suspense: { path: paths.suspense(), roles: ['support', 'treasury', 'officer'] },
  refunds: { path: paths.refunds(), roles: ['support', 'treasury', 'officer'] },
  payouts: { path: paths.payouts(), roles: ['support', 'officer', 'treasury', 'admin'] },
  returns: { path: paths.returns(), roles: ['support', 'officer', 'treasury', 'admin'] },
  stuck: { path: paths.stuckTransfers(), roles: ['support', 'officer', 'treasury', 'admin'] },
  breaks: { path: paths.breaks(), roles: ['treasury', 'officer', 'admin'] },
  reconciliation: {
    path: paths.reconciliation(),
    also: [paths.bankStatements(), '/matches'],
    roles: ['treasury', 'officer', 'admin'],
  },
  receivables: { path: paths.receivables(), roles: ['support', 'treasury', 'officer'] },
  reviews: { path: paths.reviews(), roles: ['analyst', 'officer'] },
  pendingItems: { path: paths.pendingItems(), roles: ['support', 'analyst', 'officer', 'admin'] },
  applications: { path: paths.applications(), roles: ['analyst', 'officer'] },
  companyFiles: { path: paths.companyFiles(), roles: ['analyst', 'officer'] },
  levelApplications: { path: paths.levelApplications(), roles: ['analyst', 'officer'] },
  escalations: { path: paths.escalations(), roles: ['officer'] },
  restrictions: { path: paths.restrictions(), roles: ['analyst', 'officer'] },
  documentReviews: { path: paths.documentReviews(), roles: ['analyst', 'officer'] },
  nameRequests: { path: paths.nameRequests(), roles: ['analyst', 'officer'] },
  threads: { path: paths.threads(), roles: ['support', 'officer', 'admin'] },
  dataRequests: { path: paths.dataRequests(), roles: ['support', 'officer', 'admin'] },
  transfers: { path: paths.transfers(), roles: ['support', 'analyst', 'officer', 'treasury', 'admin'] },
  taxDocuments: { path: paths.taxDocuments(), roles: ['treasury', 'officer'] },
  customers: { path: paths.customers(), also: ['/recipients', '/users', '/devices'], roles: staffRoles },
  ledger: {
    path: paths.trialBalance(),
    also: [paths.ledgerAccounts(), paths.ledgerPeriods(), '/journals'],
    roles: ['treasury', 'officer', 'admin'],
  },
  closes: { path: paths.closes(), roles: ['treasury', 'officer', 'admin'] },
  capital: { path: paths.capital(), roles: ['treasury', 'officer', 'admin'] },
  donations: { path: paths.donations(), roles: ['treasury', 'officer', 'admin'] },
  settings: { path: paths.settings(), also: [paths.settingsFile()], roles: staffRoles },
  dataBreaches: { path: paths.dataBreaches(), roles: ['officer', 'admin'] },
  audit: { path: paths.audit(), roles: ['officer', 'admin'] },
  retention: { path: paths.retention(), roles: ['analyst', 'officer', 'admin'] },
  staffMembers: { path: paths.staffMembers(), roles: ['officer', 'admin'] },
} as const satisfies Record<string, NounOfRail>

export type Noun = keyof typeof nouns

/** The groups of the navigation: daily work first, reference last. */
export const nounGroups = {
  today: ['work', 'inbox', 'news', 'proposals', 'figures'],
  people: [
    'transfers',
    'customers',
    'reviews',
    'pendingItems',
    'applications',
    'companyFiles',
    'levelApplications',
    'escalations',
    'restrictions',
    'nameRequests',
    'documentReviews',
    'threads',
    'dataRequests',
  ],
  money: [
    'positions',
    'safeguarding',
    'rates',
    'treasury',
    'sending',
    'payins',
    'suspense',
    'refunds',
    'payouts',
    'returns',
    'stuck',
    'receivables',
    'breaks',
    'reconciliation',
    'closes',
    'capital',
    'donations',
  ],
  control: [
    'readiness',
    'ledger',
    'taxDocuments',
    'settings',
    'retention',
    'audit',
    'dataBreaches',
    'staffMembers',
  ],
} as const satisfies Record<string, readonly Noun[]>

/** Whether a path is one of the section's further paths. */
export function isAlsoIn(noun: Noun, pathname: string): boolean {
  const { also = [] }: NounOfRail = nouns[noun]
  return also.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

export function mayOpen(role: StaffRole, noun: Noun): boolean {
  const roles: readonly StaffRole[] = nouns[noun].roles
  return roles.includes(role)
}
