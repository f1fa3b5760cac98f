import type { CompanySection, PendingPath } from '@puente/contract'
import { addressOf, customerAddresses as at } from '@puente/contract/addresses'
import type { PriceSearch } from './features/quotes/price/price-search.ts'
import type { SupportTopic } from './features/support/threads/support-topics.ts'
import type { TransferSearch } from './features/transfers/filter.ts'

type Search = Readonly<Record<string, string | undefined>>

function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** The paths of the customer app; all links use them. */
export const paths = {
  home: (price: PriceSearch = {}) => withSearch(at.home, { ...price }),
  login: (callbackUrl?: string) => withSearch(at.login, { callbackUrl }),
  /** Sign-in after the closing of the account, whose data can be read until this day. */
  loginToClosed: (readableUntil: string) =>
    withSearch(at.login, { callbackUrl: at.transfers, readableUntil }),
  notFound: () => at.notFound,
  /** `code` is an invitation code. */
  signup: (callbackUrl?: string, code?: string) => withSearch(at.signup, { callbackUrl, code }),
  /** Asks for the code of a registration that was sent to a masked address. */
  signupVerify: (id: string, sentTo: string, callbackUrl?: string) =>
    withSearch(at.signupVerify, { id, sentTo, callbackUrl }),
  /** Continues the application at its first open question. */
  signupGoOn: (callbackUrl?: string) => withSearch(at.signupFile, { callbackUrl }),
  signupFile: (step: 'phone' | 'identity' | 'address' | 'review', callbackUrl?: string) =>
    withSearch(`${at.signup}/${step}`, { callbackUrl }),
  /** Opens the account of a company for the signed-in user. */
  signupCompany: () => at.signupCompany,
  signupStatus: (callbackUrl?: string) => withSearch(at.signupStatus, { callbackUrl }),
  recover: (callbackUrl?: string) => withSearch(at.recover, { callbackUrl }),
  security: () => at.security,
  profile: () => at.profile,
  /** The allowance and how to raise it. */
  limits: () => at.limits,
  /** The level and the application for the next one; `next` is where the customer continues. */
  level: (next?: string) => withSearch(at.level, { next }),
  /** Also used by a company to settle the pending item of its address. */
  profileEdit: () => at.profileEdit,
  /** Closes the account. */
  profileClosure: () => at.profileClosure,
  /** What we hold about the user, and their requests about it. */
  myData: () => at.myData,
  myDataRequestNew: (kind?: string) => withSearch(at.myDataRequestNew, { kind }),
  myDataRequest: (requestId: string) => addressOf(at.myDataRequest, requestId),
  /** The company's members and their roles. */
  companyMembers: () => at.companyMembers,
  /** The company's powers, with a link to send newer ones. */
  companyPowers: () => at.companyPowers,
  /** Sandbox only. */
  gallery: () => at.gallery,
  /** The page of one country; `country` is the two-letter code that corridors use. */
  to: (country: string, price: PriceSearch = {}) =>
    withSearch(addressOf(at.country, country.toLowerCase()), { ...price }),
  /** The rate of a currency, by its ISO code; `price` is what the customer typed in the calculator. */
  rates: (currency: string, price: PriceSearch = {}) =>
    withSearch(addressOf(at.rates, currency.toLowerCase()), { ...price }),
  pricing: () => at.pricing,
  /** Questions and answers; each answer has its own anchor. */
  help: (answer?: string) => (answer === undefined ? at.help : `${at.help}#${answer}`),
  securityCenter: () => at.securityCenter,
  regulation: () => at.regulation,
  complaints: () => at.complaints,
  terms: () => at.terms,
  privacy: () => at.privacy,
  track: (token: string) => addressOf(at.track, token),
  /** The screen of an invitation to a company. */
  memberInvitation: (token: string) => addressOf(at.memberInvitation, token),
  verifyReceipt: (code?: string) =>
    code === undefined ? at.verifyReceipt : addressOf(at.verifiedReceipt, encodeURIComponent(code)),
  /** Starts a transfer; given values count as answered. */
  /** With `again`, what the customer declared for the last order to the recipient is kept. */
  send: (given: PriceSearch & { readonly recipient?: string; readonly again?: 'yes' } = {}) =>
    withSearch(at.send, { ...given }),
  sendAmount: () => at.sendAmount,
  sendRecipient: () => at.sendRecipient,
  /** Chooses a stored recipient and continues with the next open step. */
  sendTo: (recipientId: string) => withSearch(at.sendRecipient, { choose: recipientId }),
  sendNewRecipient: () => at.sendNewRecipient,
  sendPurpose: () => at.sendPurpose,
  sendReview: () => at.sendReview,
  sendPay: (transferId: string) => addressOf(at.sendPay, transferId),
  /** The list, optionally filtered. */
  transfers: (search: TransferSearch = {}) => withSearch(at.transfers, { ...search }),
  transfer: (transferId: string) => addressOf(at.transfer, transferId),
  /** The choice about money that did not arrive as ordered. */
  transferChoice: (transferId: string) => addressOf(at.transferChoice, transferId),
  /** Corrects the recipient of a returned payout. */
  transferCorrection: (transferId: string) => addressOf(at.transferCorrection, transferId),
  /** Another account for a refund that the bank rejected. */
  transferRefundAccount: (transferId: string) => addressOf(at.transferRefundAccount, transferId),
  /** The company's orders that wait for signatures. */
  signatureRequests: () => at.signatureRequests,
  signatureRequest: (id: string) => addressOf(at.signatureRequest, id),
  /** The customer's debts. */
  debts: () => at.debts,
  debt: (debtId: string) => addressOf(at.debt, debtId),
  /** Statements: those issued, and a form for a new one. */
  statements: () => at.statements,
  /** All pending items. */
  notifications: () => at.notifications,
  /** The screen that settles a pending item; it then continues to `next`. */
  pending: (path: PendingPath, next?: string) => withSearch(path, { next }),
  /** A part of the company's file, or its overview. */
  companyInfo: (section?: CompanySection, next?: string) =>
    withSearch(addressOf(at.pendingTask, 'company-pending-info'), { section, next }),
  support: () => at.support,
  /** `about` is a topic that the previous screen knows. */
  supportNew: (about?: SupportTopic) => withSearch(at.supportNew, { about }),
  supportThread: (threadId: string) => addressOf(at.supportThread, threadId),
  recipients: () => at.recipients,
  recipient: (recipientId: string) => addressOf(at.recipient, recipientId),
  /** Changes the data of a recipient. */
  recipientData: (recipientId: string) => addressOf(at.recipientData, recipientId),
  /** The reader's code, invited users and rewards. */
  referrals: () => at.referrals,
  /** Decides about rewards: use, donate or keep. */
  rewards: () => at.rewards,
} as const
