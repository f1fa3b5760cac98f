/** Every address of the customers' web app. Links, the server's 200 or 404, and the tour derive from it. */
export const customerAddresses = {
  home: '/',
  notFound: '/404',
  login: '/login',
  recover: '/recover',
  signup: '/signup',
  signupVerify: '/signup/verify',
  signupFile: '/signup/file',
  signupPhone: '/signup/phone',
  signupIdentity: '/signup/identity',
  signupAddress: '/signup/address',
  signupReview: '/signup/review',
  signupStatus: '/signup/status',
  signupCompany: '/signup/company',
  security: '/security',
  profile: '/profile',
  profileEdit: '/profile/edit',
  profileClosure: '/profile/closure',
  myData: '/my-data',
  myDataRequestNew: '/my-data/new',
  myDataRequest: '/my-data/requests/:data-request',
  limits: '/limits',
  companyMembers: '/company/members',
  companyPowers: '/company/powers',
  gallery: '/gallery',
  country: '/to/:country',
  rates: '/rates/:rateCurrency',
  pricing: '/pricing',
  help: '/help',
  securityCenter: '/security-center',
  regulation: '/regulation',
  complaints: '/complaints',
  terms: '/terms',
  privacy: '/privacy',
  track: '/track/:trackingToken',
  recipientForm: '/recipient-form/:formToken',
  memberInvitation: '/invitation/:invitationToken',
  verifyReceipt: '/verify-receipt',
  verifiedReceipt: '/verify-receipt/:receiptCode',
  send: '/send',
  sendAmount: '/send/amount',
  sendRecipient: '/send/recipient',
  sendNewRecipient: '/send/recipient/new',
  sendPurpose: '/send/purpose',
  sendReview: '/send/review',
  sendPay: '/send/pay/:transfer',
  transfers: '/transfers',
  transfer: '/transfers/:transfer',
  transferChoice: '/transfers/:transfer/choice',
  transferCorrection: '/transfers/:transfer/correction',
  transferRefundAccount: '/transfers/:transfer/refund-account',
  signatureRequests: '/signatures',
  signatureRequest: '/signatures/:signature-request',
  debts: '/debts',
  debt: '/debts/:receivable',
  statements: '/statements',
  level: '/level',
  notifications: '/notifications',
  pendingTask: '/notifications/:pendingTask',
  support: '/support',
  supportNew: '/support/new',
  supportThread: '/support/:thread',
  recipients: '/recipients',
  recipientProposal: '/recipients/proposals/:recipient-form',
  recipient: '/recipients/:recipient',
  recipientData: '/recipients/:recipient/data',
  referrals: '/referralprogram',
  rewards: '/referralprogram/donate',
} as const
export type CustomerAddress = keyof typeof customerAddresses

/** Internal screens, which production does not have. */
export const sandboxAddresses: readonly CustomerAddress[] = ['gallery']

/** Pages whose path is a secret, hidden from search engines. */
export const secretAddresses: readonly CustomerAddress[] = [
  'track',
  'verifiedReceipt',
  'memberInvitation',
  'recipientForm',
]

/** Pages that search engines may list, besides those of countries and currencies. */
export const publicAddresses: readonly CustomerAddress[] = [
  'home',
  'pricing',
  'help',
  'securityCenter',
  'regulation',
  'complaints',
  'terms',
  'privacy',
  'verifyReceipt',
]

/** The small page of a currency's rate that other sites show in a frame. The server draws it; the app has no route. */
export const rateFrameAddress = '/rates/:rateCurrency/embed'

/** The pictures that social networks show for home and for the page of a country. The server draws them. */
export const homeCardAddress = '/card.png'
export const countryCardAddress = '/to/:country/card.png'

/** The page that stops the mails of a topic. The server draws it; the app has no route. */
export const unsubscribeAddress = '/unsubscribe/:token'
