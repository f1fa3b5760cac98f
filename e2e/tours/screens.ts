/* long: one list of the screens that the tours open */
/** The user who opens a screen; each has their own session and data. */
export type TourUser =
  | 'visitor'
  | 'applicant'
  | 'person'
  | 'debtor'
  | 'raised'
  | 'pictured'
  | 'sender'
  | 'company'
  | 'support'
  | 'officer'
  | 'treasury'
  | 'sandbox'

/** Ids in addresses, created once for each walker; walkers that need none have none. */
export interface Things {
  readonly waiting: string
  readonly delivered: string
  readonly recipient: string
  readonly track: string
  /** The token of an open form, and the id of a form that a recipient has filled in. */
  readonly sharedForm: string
  readonly filledForm: string
  readonly review: string
  readonly application: string
  /** A proposal that waits for the officer. */
  readonly proposal: string
  readonly thread: string
  readonly dataRequest: string
  readonly breach: string
  readonly suspense: string
  readonly refund: string
  readonly receivable: string
  readonly payin: string
  readonly beneficiary: string
  readonly user: string
  readonly device: string
  /** The customer who ordered the transfer of these, with its quote and the reading of its rate. */
  readonly orderer: string
  readonly quote: string
  readonly rate: string
  readonly closeRecord: string
  readonly payout: string
  readonly returned: string
  readonly journal: string
  readonly colleague: string
  readonly companyFile: string
  readonly levelApplication: string
  /** Applications whose selfie waits for its comparison, and whose customer refused one. */
  readonly selfieApplication: string
  readonly otherWayApplication: string
  /** A person who was asked for a document, and a company whose owners differ. */
  readonly askedPerson: string
  readonly differingCompany: string
  readonly photo: string
  readonly paper: string
  readonly refusedPaper: string
  readonly decision: string
  readonly nameRequest: string
  readonly bankStatement: string
  readonly refusedStatement: string
  readonly bankBreak: string
  readonly match: string
}

export interface Screen {
  /** The file name of its screenshots. */
  readonly name: string
  readonly path: string | ((things: Things) => string)
}

const screen = (name: string, path: Screen['path']): Screen => ({ name, path })

/** Every screen, by walker. A new screen is one line. */
export const screens: Readonly<Record<TourUser, readonly Screen[]>> = {
  visitor: [
    screen('home', '/'),
    screen('login', '/login'),
    screen('signup', '/signup'),
    screen('signup-unknown-code', '/signup?code=NADIE234'),
    screen('signup-verify', `/signup/verify?id=reg_${'0'.repeat(32)}&sentTo=pe•••@correo.cl`),
    screen('recover', '/recover'),
    screen('not-found', '/404'),
    screen('country', '/to/mx'),
    screen('country-us', '/to/us'),
    screen('country-co', '/to/co'),
    screen('country-pe', '/to/pe'),
    screen('country-es', '/to/es'),
    screen('country-de', '/to/de'),
    screen('rates', '/rates/mxn'),
    screen('rates-year', '/rates/usd?days=365'),
    screen('pricing', '/pricing'),
    screen('help', '/help'),
    screen('security-center', '/security-center'),
    screen('regulation', '/regulation'),
    screen('complaints', '/complaints'),
    screen('terms', '/terms'),
    screen('privacy', '/privacy'),
    screen('verify-receipt', '/verify-receipt'),
    screen('verify-receipt-unknown', '/verify-receipt/NONE-SUCH-CODE'),
    screen('invitation-visitor', `/invitation/${'A'.repeat(43)}`),
    screen('track-unknown', '/track/nobody-has-this-token'),
    screen('recipient-form-unknown', `/recipient-form/${'A'.repeat(43)}`),
  ],
  applicant: [
    screen('signup-file', '/signup/file'),
    screen('signup-phone', '/signup/phone'),
    screen('signup-identity', '/signup/identity'),
    screen('signup-address', '/signup/address'),
    screen('signup-review', '/signup/review'),
    screen('signup-status', '/signup/status'),
    screen('signup-company', '/signup/company'),
    screen('home-applicant', '/'),
    screen('transfers-none', '/transfers'),
    screen('statements-none', '/statements'),
    screen('recipients-none', '/recipients'),
    screen('security-applicant', '/security'),
  ],
  person: [
    screen('transfers', '/transfers'),
    screen('home', '/'),
    screen('transfer-waiting', ({ waiting }) => `/transfers/${waiting}`),
    screen('transfer-delivered', ({ delivered }) => `/transfers/${delivered}`),
    screen('recipients', '/recipients'),
    screen('recipient', ({ recipient }) => `/recipients/${recipient}`),
    screen('recipient-proposal', ({ filledForm }) => `/recipients/proposals/${filledForm}`),
    screen('recipient-form', ({ sharedForm }) => `/recipient-form/${sharedForm}`),
    screen('recipient-data', ({ recipient }) => `/recipients/${recipient}/data`),
    screen('security', '/security'),
    screen('profile', '/profile'),
    screen('my-data', '/my-data'),
    screen('my-data-new', '/my-data/new'),
    screen('my-data-request', ({ dataRequest }) => `/my-data/requests/${dataRequest}`),
    screen('limits', '/limits'),
    screen('level', '/level'),
    screen('notifications', '/notifications'),
    screen('notice-preferences', '/notifications?show=preferences'),
    screen('signatures-none', '/signatures'),
    screen('signature-unknown', `/signatures/sgr_${'0'.repeat(32)}`),
    screen('debts-none', '/debts'),
    screen('signup-status', '/signup/status'),
    screen('transfers-filtered', '/transfers?states=expired&from=2026-11-01&search=%241'),
    screen('support-threads', '/support'),
    screen('support-new', '/support/new'),
    screen('support-thread', ({ thread }) => `/support/${thread}`),
    screen('support-thread-unknown', `/support/thr_${'0'.repeat(32)}`),
    screen('referral-program', '/referralprogram'),
    screen('rewards', '/referralprogram/donate'),
    screen('rates', '/rates/mxn'),
    screen('track', ({ track }) => `/track/${track}`),
  ],
  debtor: [
    screen('debts', '/debts'),
    screen('debt', ({ receivable }) => `/debts/${receivable}`),
    screen('home-debtor', '/'),
    screen('notifications-debtor', '/notifications'),
  ],
  sender: [
    screen('send', '/send'),
    screen('send-amount', '/send/amount'),
    screen('send-recipient', '/send/recipient'),
    screen('send-recipient-new', '/send/recipient/new'),
    screen('send-purpose', '/send/purpose'),
    screen('send-review', '/send/review'),
    screen('send-pay', ({ waiting }) => `/send/pay/${waiting}`),
    screen('transfer-choice', ({ waiting }) => `/transfers/${waiting}/choice`),
    screen('transfer-correction', ({ waiting }) => `/transfers/${waiting}/correction`),
    screen('transfer-refund-account', ({ waiting }) => `/transfers/${waiting}/refund-account`),
    screen('statements', '/statements'),
  ],
  // The consent to a selfie, and the selfie that waits for its comparison.
  raised: [screen('level-selfie-consent', '/level')],
  pictured: [screen('level-selfie-sent', '/level'), screen('my-data-selfie', '/my-data')],
  company: [
    screen('transfers', '/transfers'),
    screen('home', '/'),
    screen('transfer-waiting', ({ waiting }) => `/transfers/${waiting}`),
    screen('recipients', '/recipients'),
    screen('recipient', ({ recipient }) => `/recipients/${recipient}`),
    screen('recipient-data', ({ recipient }) => `/recipients/${recipient}/data`),
    screen('send-amount', '/send/amount'),
    screen('send-recipient', '/send/recipient'),
    screen('send-recipient-new', '/send/recipient/new'),
    screen('send-purpose', '/send/purpose'),
    screen('send-review', '/send/review'),
    screen('send-pay', ({ waiting }) => `/send/pay/${waiting}`),
    screen('statements', '/statements'),
    screen('support-threads', '/support'),
    screen('support-new', '/support/new'),
    screen('profile', '/profile'),
    screen('company-members', '/company/members'),
    screen('closure', '/profile/closure'),
    screen('company-powers', '/company/powers'),
    screen('security', '/security'),
    screen('referral-program', '/referralprogram'),
    screen('rewards', '/referralprogram/donate'),
  ],
  support: [
    screen('office-login', '/login'),
    screen('pending-items', '/pending-items'),
    screen('office-work-support', '/'),
    screen('office-customers', '/customers'),
    screen('office-customer-unknown', `/customers/cus_${'0'.repeat(32)}`),
    screen('office-invitation', `/invitations/stf_${'0'.repeat(32)}`),
    screen('office-transfers-support', '/transfers'),
    screen('office-data-requests', '/data-requests'),
    screen('office-data-request', ({ dataRequest }) => `/data-requests/${dataRequest}`),
    screen('office-threads', '/threads'),
    screen('office-thread', ({ thread }) => `/threads/${thread}`),
    screen('office-security', '/security'),
  ],
  officer: [
    screen('office-home', '/'),
    screen('office-transfers', '/transfers'),
    screen('office-transfer', ({ waiting }) => `/transfers/${waiting}`),
    screen('office-reviews', '/reviews'),
    screen('office-document-reviews', '/document-reviews'),
    screen('office-document-photo', ({ photo }) => `/document-reviews/${photo}`),
    screen('office-document-pdf', ({ paper }) => `/document-reviews/${paper}`),
    screen('office-document-refused', ({ refusedPaper }) => `/document-reviews/${refusedPaper}`),
    screen('office-decision', ({ decision }) => `/decisions/${decision}`),
    screen('office-pending-items', '/pending-items'),
    screen('office-name-request', ({ nameRequest }) => `/name-requests/${nameRequest}`),
    screen('office-document-unknown', `/document-reviews/doc_${'0'.repeat(32)}`),
    screen('office-selfie', ({ selfieApplication }) => `/level-applications/${selfieApplication}`),
    screen(
      'office-selfie-refused',
      ({ otherWayApplication }) => `/level-applications/${otherWayApplication}`,
    ),
    screen('office-level-application', ({ levelApplication }) => `/level-applications/${levelApplication}`),
    screen('office-company-file', ({ companyFile }) => `/company-files/${companyFile}`),
    screen('office-name-request-unknown', `/name-requests/nrq_${'0'.repeat(32)}`),
    screen('office-review', ({ review }) => `/reviews/${review}`),
    screen('office-applications', '/applications'),
    screen('office-company-files', '/company-files'),
    screen('office-level-applications', '/level-applications'),
    screen('office-restrictions', '/restrictions'),
    screen('office-escalations', '/escalations'),
    screen('office-retention', '/retention'),
    screen('office-data-breaches', '/data-breaches'),
    screen('office-data-breach-new', '/data-breaches/new'),
    screen('office-data-breach', ({ breach }) => `/data-breaches/${breach}`),
    screen('office-name-requests', '/name-requests'),
    screen('office-customer-person', ({ askedPerson }) => `/customers/${askedPerson}`),
    screen('office-customer-timeline', ({ askedPerson }) => `/customers/${askedPerson}?tab=timeline`),
    screen('office-customer-transfers', ({ askedPerson }) => `/customers/${askedPerson}?tab=transfers`),
    screen('office-customer-file', ({ askedPerson }) => `/customers/${askedPerson}?tab=file`),
    screen('office-customer-measures', ({ askedPerson }) => `/customers/${askedPerson}?tab=measures`),
    screen('office-customer-members', ({ askedPerson }) => `/customers/${askedPerson}?tab=members`),
    screen('office-customer-notes', ({ askedPerson }) => `/customers/${askedPerson}?tab=notes`),
    screen('office-recipient', ({ beneficiary }) => `/recipients/${beneficiary}`),
    screen('office-user', ({ user }) => `/users/${user}`),
    screen('office-device', ({ device }) => `/devices/${device}`),
    screen('office-member', ({ orderer, user }) => `/customers/${orderer}/members/${user}`),
    screen('office-quote', ({ quote }) => `/quotes/${quote}`),
    screen('office-rate', ({ rate }) => `/rates/${rate}`),
    screen('office-customer-company', ({ differingCompany }) => `/customers/${differingCompany}`),
    screen('office-application', ({ application }) => `/applications/${application}`),
    screen('office-inbox', '/inbox'),
    screen('office-news', '/news'),
    screen('office-search', '/search?q=persona'),
    screen('office-proposals', '/proposals'),
    screen('office-proposal', ({ proposal }) => `/proposals/${proposal}`),
    screen('office-audit', '/audit'),
    screen('office-settings', '/settings'),
    screen('office-setting-text', '/settings/terms/privacy-notice'),
    screen('office-setting-message', '/settings/message-template/code'),
    screen('office-setting-rows', '/settings/occupations/person'),
    screen('office-setting-read', '/settings/fee/default'),
    screen('office-settings-file', '/settings-file'),
    screen('office-staff-members', '/staff-members'),
    screen('office-staff-member', ({ colleague }) => `/staff-members/${colleague}`),
    screen('office-not-found', '/404'),
  ],
  treasury: [
    screen('office-figures', '/figures?period=year'),
    screen('office-treasury', '/treasury'),
    screen('office-positions', '/positions'),
    screen('office-safeguarding', '/safeguarding'),
    screen('office-closes', '/closes'),
    screen('office-closes-period', '/closes?scope=period'),
    screen('office-close-record', ({ closeRecord }) => `/closes/${closeRecord}`),
    screen('office-rates', '/rates'),
    screen('office-setting-fee', '/settings/fee/default'),
    screen('office-setting-corridor', '/settings/corridor/us-usd'),
    screen('office-setting-rules', '/settings/reconciliation-rules/default'),
    screen('office-suspense', '/suspense'),
    screen('office-suspense-case', ({ suspense }) => `/suspense/${suspense}`),
    screen('office-refunds', '/refunds'),
    screen('office-refund', ({ refund }) => `/refunds/${refund}`),
    screen('office-receivables', '/receivables'),
    screen('office-receivable', ({ receivable }) => `/receivables/${receivable}`),
    screen('office-stuck', '/stuck-transfers'),
    screen('office-payins', '/payins'),
    screen('office-payin', ({ payin }) => `/payins/${payin}`),
    screen('office-payer', ({ payin }) => `/payers/${payin}`),
    screen('office-payer-account', ({ payin }) => `/payer-accounts/${payin}`),
    screen('office-payouts', '/payouts'),
    screen('office-payout', ({ payout }) => `/payouts/${payout}`),
    screen('office-returns', '/returns'),
    screen('office-return', ({ returned }) => `/returns/${returned}`),
    screen('office-journal', ({ journal }) => `/journals/${journal}`),
    screen('office-trial-balance', '/trial-balance'),
    screen('office-ledger-periods', '/ledger-periods'),
    screen('office-capital', '/capital'),
    screen('office-sending', '/sending'),
    screen('office-readiness', '/readiness'),
    screen('office-tax-documents', '/tax-documents'),
    screen('office-trial-balance-past', '/trial-balance?day=2026-01-31&time=18:00'),
    screen('office-donations', '/donations'),
    screen('office-cause-payments', '/donations/owed'),
    screen('office-reconciliation', '/reconciliation'),
    screen('office-statement-import', '/reconciliation/import'),
    screen('office-bank-statements', '/bank-statements'),
    screen('office-bank-statement', ({ bankStatement }) => `/bank-statements/${bankStatement}`),
    screen('office-bank-statement-refused', ({ refusedStatement }) => `/bank-statements/${refusedStatement}`),
    screen('office-breaks', '/breaks'),
    screen('office-break', ({ bankBreak }) => `/breaks/${bankBreak}`),
    screen('office-match', ({ match }) => `/matches/${match}`),
    screen('office-ledger-accounts', '/ledger-accounts'),
    screen('office-ledger-account', '/ledger-accounts/client-bank/CLP/operator'),
  ],
  sandbox: [
    screen('sandbox-home', '/'),
    screen('sandbox-bank', '/bank'),
    screen('sandbox-bank-transfer', '/bank/transfer'),
    screen('sandbox-statements', '/statements'),
    screen('sandbox-rails', '/rails'),
    screen('sandbox-rates', '/rates'),
    screen('sandbox-names', '/names'),
    screen('sandbox-registry', '/registry'),
    screen('sandbox-inbox', '/inbox'),
    screen('sandbox-control', '/control'),
  ],
}

/** Shows loading states and headings on purpose; journeys/gallery.spec.ts tests it. */
export const gallery = '/gallery'

/** The address of a screen with these ids. */
export const addressOf = ({ path }: Screen, things: Things): string =>
  typeof path === 'string' ? path : path(things)
