import type { CompanySection, PendingPath } from '@puente/contract'
import type { PriceSearch } from './features/quotes/price-search.ts'
import type { SupportTopic } from './features/support/threads/support-topics.ts'
import type { TransferSearch } from './features/transfers/filter.ts'

type Search = Readonly<Record<string, string | undefined>>

function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** Every address of the customer app: screens are linked to through here and nowhere else. */
export const paths = {
  home: (price: PriceSearch = {}) => withSearch('/', { ...price }),
  login: (callbackUrl?: string) => withSearch('/login', { callbackUrl }),
  notFound: () => '/404',
  /** With the code of whoever invited them, where there is one. */
  signup: (callbackUrl?: string, code?: string) => withSearch('/signup', { callbackUrl, code }),
  /** Asks for the code of a registration that was sent to a masked address. */
  signupVerify: (id: string, sentTo: string, callbackUrl?: string) =>
    withSearch('/signup/verify', { id, sentTo, callbackUrl }),
  /** Goes on with the file where it was left. */
  signupGoOn: (callbackUrl?: string) => withSearch('/signup/file', { callbackUrl }),
  signupFile: (step: 'phone' | 'identity' | 'address' | 'review', callbackUrl?: string) =>
    withSearch(`/signup/${step}`, { callbackUrl }),
  signupStatus: (callbackUrl?: string) => withSearch('/signup/status', { callbackUrl }),
  recover: (callbackUrl?: string) => withSearch('/recover', { callbackUrl }),
  security: () => '/security',
  profile: () => '/profile',
  /** The allowance and how to raise it. */
  limits: () => '/limits',
  /** Also where a company settles its address. */
  profileEdit: () => '/profile/edit',
  /** Who acts for the company, and in which role. */
  companyMembers: () => '/company/members',
  /** Who may sign for the company, and where newer powers are sent. */
  companyPowers: () => '/company/powers',
  /** Sandbox only. */
  gallery: () => '/gallery',
  /** What sending to one country means; the country's two letters as the corridors name it. */
  to: (country: string, price: PriceSearch = {}) => withSearch(`/to/${country.toLowerCase()}`, { ...price }),
  pricing: () => '/pricing',
  /** Questions and answers; each has an address of its own. */
  help: (answer?: string) => (answer === undefined ? '/help' : `/help#${answer}`),
  securityCenter: () => '/security-center',
  regulation: () => '/regulation',
  complaints: () => '/complaints',
  terms: () => '/terms',
  privacy: () => '/privacy',
  track: (token: string) => `/track/${token}`,
  verifyReceipt: (code?: string) =>
    code === undefined ? '/verify-receipt' : `/verify-receipt/${encodeURIComponent(code)}`,
  /** Begins a transfer; what is given is already answered and not asked again. */
  send: (given: PriceSearch & { readonly recipient?: string } = {}) => withSearch('/send', { ...given }),
  sendAmount: () => '/send/amount',
  sendRecipient: () => '/send/recipient',
  /** Chooses a kept recipient and goes on to the next open question. */
  sendTo: (recipientId: string) => withSearch('/send/recipient', { choose: recipientId }),
  sendNewRecipient: () => '/send/recipient/new',
  sendPurpose: () => '/send/purpose',
  sendReview: () => '/send/review',
  sendPay: (transferId: string) => `/send/pay/${transferId}`,
  /** The list, or what a filter means of it. */
  transfers: (search: TransferSearch = {}) => withSearch('/transfers', { ...search }),
  transfer: (transferId: string) => `/transfers/${transferId}`,
  /** What to do with money that did not arrive as ordered. */
  transferChoice: (transferId: string) => `/transfers/${transferId}/choice`,
  /** Puts right whom a payout that came back goes to. */
  transferCorrection: (transferId: string) => `/transfers/${transferId}/correction`,
  /** Another account for a refund that the bank rejected. */
  transferRefundAccount: (transferId: string) => `/transfers/${transferId}/refund-account`,
  /** The customer's debts. */
  debts: () => '/debts',
  debt: (debtId: string) => `/debts/${debtId}`,
  /** Statements: those that were given out, and the next one. */
  statements: () => '/statements',
  /** Everything that is owed. */
  notifications: () => '/notifications',
  /** Where something owed is settled, and where to go on afterwards. */
  pending: (path: PendingPath, next?: string) => withSearch(path, { next }),
  /** A part of the company's file, or all of it. */
  companyInfo: (section?: CompanySection, next?: string) =>
    withSearch('/notifications/company-pending-info', { section, next }),
  support: () => '/support',
  /** About something that a screen knows already, where there is such. */
  supportNew: (about?: SupportTopic) => withSearch('/support/new', { about }),
  supportThread: (threadId: string) => `/support/${threadId}`,
  recipients: () => '/recipients',
  recipient: (recipientId: string) => `/recipients/${recipientId}`,
  /** The reader's code, who came with it, and what it brought. */
  referrals: () => '/referralprogram',
  /** What to do with rewards: use, donate or keep. */
  rewards: () => '/referralprogram/donate',
} as const
