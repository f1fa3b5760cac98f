/** Whom an item concerns: one user, or the person or company they act for. */
export type PendingAbout = 'user' | 'person' | 'company' | 'person-or-company'

/**
 * What an open item blocks. `sending`: from the day it opens. `sending-after-grace`: from the day in its row.
 * `by-rule`: when the rule that opened it says so. `over-threshold`: orders above the amount. `nothing`: no
 * operation.
 */
export type PendingBlocks = 'sending' | 'sending-after-grace' | 'by-rule' | 'over-threshold' | 'nothing'

interface Kind {
  /** Items are ordered by rank, the lowest first. */
  readonly rank: number
  readonly about: PendingAbout
  readonly blocks: PendingBlocks
  /** The page where it is settled. */
  readonly path: string
}

const notification = <const Name extends string>(name: Name) => `/notifications/${name}` as const

/**
 * Every item that a customer may have to settle, by rank. The key is the name of the kind in tables, on the
 * wire and in message keys.
 */
export const pendingItemKinds = {
  'terms-update': kind(1, 'user', 'sending', notification('update-terms')),
  'contact-information': kind(2, 'user', 'sending', notification('update-contact-information')),
  location: kind(3, 'person-or-company', 'sending', notification('update-location')),
  'person-info': kind(4, 'person', 'sending', notification('user-pending-info')),
  'company-info': kind(4, 'company', 'sending', notification('company-pending-info')),
  'sender-name': kind(5, 'person-or-company', 'sending', notification('update-sender-name')),
  'employer-name': kind(6, 'person', 'sending', notification('update-profile')),
  'person-address': kind(6, 'person', 'sending', notification('update-profile')),
  'company-address': kind(6, 'company', 'sending', '/profile/edit'),
  'annual-update': kind(7, 'person-or-company', 'sending-after-grace', notification('update-profile')),
  'id-expired-chilean': kind(8, 'person', 'sending', notification('update-document')),
  'id-expired-foreign': kind(8, 'person', 'sending', notification('update-document')),
  'id-expired': kind(8, 'person', 'sending', notification('update-document')),
  'id-illegible': kind(8, 'person', 'sending', notification('update-document')),
  'constitution-deed': kind(9, 'company', 'sending', notification('missing-constitution-deed')),
  'creator-powers': kind(10, 'company', 'sending', notification('missing-creator-powers')),
  'validity-certificate': kind(11, 'company', 'sending', notification('missing-validity-certificate')),
  'shareholder-certificate': kind(12, 'company', 'sending', notification('missing-shareholder-certificate')),
  'person-documents': kind(13, 'person', 'by-rule', notification('client-missing-documents')),
  'company-documents': kind(13, 'company', 'by-rule', notification('company-missing-economics-documents')),
  'eap-confirmation': kind(14, 'person-or-company', 'sending', notification('eap-confirmation')),
  'person-due-diligence': kind(15, 'person', 'over-threshold', notification('client-missing-documents')),
  'company-due-diligence': kind(
    15,
    'company',
    'over-threshold',
    notification('company-missing-economics-documents'),
  ),
  'person-review': kind(16, 'person', 'sending', notification('user-pending-review')),
  'company-review': kind(16, 'company', 'sending', notification('company-pending-review')),
  'id-expiring': kind(17, 'person', 'nothing', notification('update-document')),
  'rewards-available': kind(18, 'user', 'nothing', '/referralprogram/donate'),
} as const satisfies Record<string, Kind>

function kind<const Path extends string>(
  rank: number,
  about: PendingAbout,
  blocks: PendingBlocks,
  path: Path,
): Kind & { readonly path: Path } {
  return { rank, about, blocks, path }
}

export type PendingKind = keyof typeof pendingItemKinds

/** Whether an item blocks only orders above a threshold; smaller orders do not lead to it. */
export const isOverThreshold = ({ kind }: { readonly kind: PendingKind }): boolean =>
  pendingItemKinds[kind].blocks === 'over-threshold'
/** Kinds of pending items. */
export const pendingKinds = Object.keys(pendingItemKinds) as PendingKind[]

/** The pages where items are settled; some settle several kinds. */
export type PendingPath = (typeof pendingItemKinds)[PendingKind]['path']
/** Pages of the web app where pending items are settled. */
export const pendingPaths = [...new Set(pendingKinds.map((name) => pendingItemKinds[name].path))]

/**
 * Kinds that are settled by supplying documents. The others concern identity data or statements of the
 * customer.
 */
export const settledByDocuments: ReadonlySet<PendingKind> = new Set<PendingKind>([
  'id-expired-chilean',
  'id-expired-foreign',
  'id-expired',
  'id-illegible',
  'id-expiring',
  'constitution-deed',
  'creator-powers',
  'validity-certificate',
  'shareholder-certificate',
  'person-documents',
  'company-documents',
  'person-due-diligence',
  'company-due-diligence',
])

/** Kinds whose screen shows the state of a file that staff review. */
export const reviewKinds: ReadonlySet<PendingKind> = new Set<PendingKind>(['person-review', 'company-review'])

/** Pages that are always open, even without an open item. */
export const alwaysOpenPaths = ['/profile/edit', '/referralprogram/donate'] as const satisfies PendingPath[]

/** Who has to act next on an open item. */
export const pendingActors = ['customer', 'staff'] as const
export type PendingActor = (typeof pendingActors)[number]
