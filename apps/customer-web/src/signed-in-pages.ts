import { asking, detour, needing, page, type Page, type Passing } from './pages.ts'

// The guards of a flow are loaded with its screens, not with the entry chunk.
const companyGuards = () => import('./features/customers/company-guards.ts')
const fileGuards = () => import('./features/onboarding/file-guards.ts')
const pendingScreens = () => import('./pending-screens.tsx')
const sendGuards = () => import('./features/send/send-guards.ts')

const inOpenFile = async ({ context, search }: Passing) =>
  (await fileGuards()).openFile(context.queryClient, search['callbackUrl'])

const answered =
  (step: 'recipient' | 'purpose') =>
  async ({ context }: Passing) => {
    const { requireEarlierSteps } = await sendGuards()
    requireEarlierSteps(step, context.session)
  }

const begin = async ({ context, search }: Passing) =>
  (await sendGuards()).beginTransfer(context.session, context.queryClient, search)

const choosing = async ({ context, search }: Passing) => {
  const { chooseRecipient, offerRecipients } = await sendGuards()
  if (search['choose'] !== undefined) chooseRecipient(context.session, search['choose'])
  await offerRecipients(context.session, context.queryClient)
}

const fixing = async ({ context }: Passing) =>
  (await sendGuards()).requestFirmPrice(context.session, context.queryClient)

// The screen of a proposal is in the chunk of the list, which leads to it.
const recipientsScreen = () => import('./features/recipients/recipients-screen.tsx')

const recipientPage = () => import('./recipient-page.tsx')

const ofRecipient = asking(async ({ context, params: { id = '' } }) =>
  (await recipientPage()).loadRecipient(context.queryClient, id),
)

/** The questions of a person's application. */
const filePages: readonly Page[] = [
  page('/signup/phone', () => import('./features/onboarding/phone-screen.tsx'), 'PhoneScreen', inOpenFile),
  page(
    '/signup/identity',
    () => import('./features/onboarding/identity-screen.tsx'),
    'IdentityScreen',
    inOpenFile,
  ),
  page(
    '/signup/address',
    () => import('./features/onboarding/address-screen.tsx'),
    'AddressScreen',
    inOpenFile,
  ),
  page(
    '/signup/review',
    () => import('./features/onboarding/review-screen.tsx'),
    'FileReviewScreen',
    inOpenFile,
  ),
]

/** Pages on which members order, pay and respond. */
const operatingPages: readonly Page[] = [
  page('/send/amount', () => import('./features/send/amount/amount-screen.tsx'), 'AmountScreen'),
  page(
    '/send/recipient',
    () => import('./features/send/recipient/recipient-step-screen.tsx'),
    'RecipientStepScreen',
    choosing,
  ),
  page(
    '/send/recipient/new',
    () => import('./features/send/recipient/new-recipient-screen.tsx'),
    'NewRecipientScreen',
    answered('recipient'),
  ),
  page(
    '/send/purpose',
    () => import('./features/send/recipient/purpose-screen.tsx'),
    'PurposeScreen',
    answered('purpose'),
  ),
  page('/send/review', () => import('./features/send/review/review-screen.tsx'), 'ReviewScreen', fixing),
  page(
    '/send/pay/$id',
    () => import('./features/send/payment/pay-screen.tsx'),
    'PayScreen',
    asking(async ({ context }) =>
      (await import('./features/send/payment/payer-banks-query.ts')).loadPayerBanks(context.queryClient),
    ),
  ),
  page(
    '/transfers/$id/choice',
    () => import('./features/transfers/outcomes/choice-screen.tsx'),
    'ChoiceScreen',
  ),
  page(
    '/transfers/$id/correction',
    () => import('./features/transfers/outcomes/correction-screen.tsx'),
    'CorrectionScreen',
  ),
  page(
    '/transfers/$id/refund-account',
    () => import('./features/transfers/outcomes/refund-account-screen.tsx'),
    'RefundAccountScreen',
  ),
  page('/support/new', () => import('./features/support/threads/new-thread-screen.tsx'), 'NewThreadScreen'),
]

/** The pages behind the guard. */
export const signedInPages: readonly Page[] = [
  ...needing('administer', filePages),
  ...needing('operate', operatingPages),
  detour('/signup/file', async ({ context, search }) =>
    (await fileGuards()).goOnWithFile(context.queryClient, search['callbackUrl']),
  ),
  page('/signup/company', () => import('./features/onboarding/new-company-screen.tsx'), 'NewCompanyScreen'),
  page('/signup/status', () => import('./features/onboarding/status-screen.tsx'), 'StatusScreen'),
  page(
    '/security',
    () => import('./features/access/security-screen.tsx'),
    'SecurityScreen',
    asking(async ({ context }) =>
      (await import('./features/access/security-queries.ts')).loadSecurity(context.queryClient),
    ),
  ),
  page(
    '/profile',
    () => import('./features/profile/profile-screen.tsx'),
    'ProfileScreen',
    asking(async ({ context }) =>
      (await import('./features/profile/profile-queries.ts')).loadProfile(
        context.queryClient,
        context.session,
      ),
    ),
  ),
  page('/level', () => import('./features/levels/level-screen.tsx'), 'LevelScreen'),
  page(
    '/profile/closure',
    () => import('./features/closures/closure-screen.tsx'),
    'ClosureScreen',
    asking(async ({ context }) =>
      context.queryClient.ensureQueryData(
        (await import('./features/closures/closure-queries.ts')).closureQuery,
      ),
    ),
  ),
  page(
    '/my-data',
    () => import('./features/data-rights/my-data-screen.tsx'),
    'MyDataScreen',
    asking(async ({ context }) =>
      (await import('./features/data-rights/load-my-data.ts')).loadMyData(context.queryClient),
    ),
  ),
  page('/my-data/new', () => import('./features/data-rights/new-request-screen.tsx'), 'NewRequestScreen'),
  page('/my-data/requests/$id', () => import('./features/data-rights/request-screen.tsx'), 'RequestScreen'),
  page('/limits', () => import('./features/limits/limits-screen.tsx'), 'LimitsScreen'),
  page(
    '/company/members',
    () => import('./features/customers/members-screen.tsx'),
    'MembersScreen',
    async (passing) => (await companyGuards()).toMembers(passing),
  ),
  page(
    '/company/powers',
    () => import('./features/pending/papers/powers-screen.tsx'),
    'PowersScreen',
    async (passing) => (await companyGuards()).toPowers(passing),
  ),
  detour('/send', begin),
  page('/transfers', () => import('./features/transfers/transfers-screen.tsx'), 'TransfersScreen'),
  page('/transfers/$id', () => import('./transfer-page.tsx'), 'TransferPage'),
  page(
    '/signatures',
    () => import('./features/signatures/signature-requests-screen.tsx'),
    'SignatureRequestsScreen',
  ),
  page(
    '/signatures/$id',
    () => import('./features/signatures/signature-request-screen.tsx'),
    'SignatureRequestScreen',
  ),
  page('/debts', () => import('./features/debts/debts-screen.tsx'), 'DebtsScreen'),
  page('/debts/$id', () => import('./features/debts/debt-screen.tsx'), 'DebtScreen'),
  page(
    '/statements',
    () => import('./features/statements/account/statements-screen.tsx'),
    'StatementsScreen',
  ),
  page('/notifications', () => import('./features/pending/pending-list-screen.tsx'), 'PendingListScreen'),
  ...['/notifications/$task', '/profile/edit', '/referralprogram/donate'].map((path) =>
    page(path, pendingScreens, 'PendingScreen', async (passing) =>
      (await pendingScreens()).preparePending(passing),
    ),
  ),
  page(
    '/referralprogram',
    () => import('./features/referrals/program-screen.tsx'),
    'ProgramScreen',
    asking(async ({ context }) =>
      (await import('./features/referrals/referral-queries.ts')).loadProgram(context.queryClient),
    ),
  ),
  page('/support', () => import('./features/support/threads/threads-screen.tsx'), 'ThreadsScreen'),
  page('/support/$id', () => import('./features/support/threads/thread-screen.tsx'), 'ThreadScreen'),
  page('/recipients', recipientsScreen, 'RecipientsScreen'),
  page('/recipients/proposals/$id', recipientsScreen, 'ProposalScreen'),
  page('/recipients/$id', recipientPage, 'RecipientPage', ofRecipient),
  page('/recipients/$id/data', recipientPage, 'RecipientDataScreen', ofRecipient),
]
