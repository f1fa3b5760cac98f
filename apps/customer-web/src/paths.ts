import type { CompanySection, PendingPath } from '@puente/contract'
import type { PriceSearch } from './features/quotes/price-search.ts'
import type { SupportTopic } from './features/support/threads/support-topics.ts'
import type { TransferSearch } from './features/transfers/filter.ts'

type Search = Readonly<Record<string, string | undefined>>

function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** The paths of the customer app; all links use them. */
export const paths = {
  home: (price: PriceSearch = {}) => withSearch('/', { ...price }),
  login: (callbackUrl?: string) => withSearch('/login', { callbackUrl }),
  notFound: () => '/404',
  /** `code` is an invitation code. */
  signup: (callbackUrl?: string, code?: string) => withSearch('/signup', { callbackUrl, code }),
  /** Asks for the code of a registration that was sent to a masked address. */
  signupVerify: (id: string, sentTo: string, callbackUrl?: string) =>
    withSearch('/signup/verify', { id, sentTo, callbackUrl }),
  /** Continues the application at its first open question. */
  signupGoOn: (callbackUrl?: string) => withSearch('/signup/file', { callbackUrl }),
  signupFile: (step: 'phone' | 'identity' | 'address' | 'review', callbackUrl?: string) =>
    withSearch(`/signup/${step}`, { callbackUrl }),
  signupStatus: (callbackUrl?: string) => withSearch('/signup/status', { callbackUrl }),
  recover: (callbackUrl?: string) => withSearch('/recover', { callbackUrl }),
  security: () => '/security',
  profile: () => '/profile',
  /** The allowance and how to raise it. */
  limits: () => '/limits',
  /** Also used by a company to settle the pending item of its address. */
  profileEdit: () => '/profile/edit',
  /** The company's members and their roles. */
  companyMembers: () => '/company/members',
  /** The company's powers, with a link to send newer ones. */
  companyPowers: () => '/company/powers',
  /** Sandbox only. */
  gallery: () => '/gallery',
  /** The page of one country; `country` is the two-letter code that corridors use. */
  to: (country: string, price: PriceSearch = {}) => withSearch(`/to/${country.toLowerCase()}`, { ...price }),
  pricing: () => '/pricing',
  /** Questions and answers; each answer has its own anchor. */
  help: (answer?: string) => (answer === undefined ? '/help' : `/help#${answer}`),
  securityCenter: () => '/security-center',
  regulation: () => '/regulation',
  complaints: () => '/complaints',
  terms: () => '/terms',
  privacy: () => '/privacy',
  track: (token: string) => `/track/${token}`,
  verifyReceipt: (code?: string) =>
    code === undefined ? '/verify-receipt' : `/verify-receipt/${encodeURIComponent(code)}`,
  /** Starts a transfer; given values count as answered. */
  send: (given: PriceSearch & { readonly recipient?: string } = {}) => withSearch('/send', { ...given }),
  sendAmount: () => '/send/amount',
  sendRecipient: () => '/send/recipient',
  /** Chooses a stored recipient and continues with the next open step. */
  sendTo: (recipientId: string) => withSearch('/send/recipient', { choose: recipientId }),
  sendNewRecipient: () => '/send/recipient/new',
  sendPurpose: () => '/send/purpose',
  sendReview: () => '/send/review',
  sendPay: (transferId: string) => `/send/pay/${transferId}`,
  /** The list, optionally filtered. */
  transfers: (search: TransferSearch = {}) => withSearch('/transfers', { ...search }),
  transfer: (transferId: string) => `/transfers/${transferId}`,
  /** The choice about money that did not arrive as ordered. */
  transferChoice: (transferId: string) => `/transfers/${transferId}/choice`,
  /** Corrects the recipient of a returned payout. */
  transferCorrection: (transferId: string) => `/transfers/${transferId}/correction`,
  /** Another account for a refund that the bank rejected. */
  transferRefundAccount: (transferId: string) => `/transfers/${transferId}/refund-account`,
  /** The customer's debts. */
  debts: () => '/debts',
  debt: (debtId: string) => `/debts/${debtId}`,
  /** Statements: those issued, and a form for a new one. */
  statements: () => '/statements',
  /** All pending items. */
  notifications: () => '/notifications',
  /** The screen that settles a pending item; it then continues to `next`. */
  pending: (path: PendingPath, next?: string) => withSearch(path, { next }),
  /** A part of the company's file, or its overview. */
  companyInfo: (section?: CompanySection, next?: string) =>
    withSearch('/notifications/company-pending-info', { section, next }),
  support: () => '/support',
  /** `about` is a topic that the previous screen knows. */
  supportNew: (about?: SupportTopic) => withSearch('/support/new', { about }),
  supportThread: (threadId: string) => `/support/${threadId}`,
  recipients: () => '/recipients',
  recipient: (recipientId: string) => `/recipients/${recipientId}`,
  /** The reader's code, invited users and rewards. */
  referrals: () => '/referralprogram',
  /** Decides about rewards: use, donate or keep. */
  rewards: () => '/referralprogram/donate',
} as const
