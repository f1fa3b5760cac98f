import type { TermsKind } from '@puente/contract'
import { asking, page, type Page, type Passing } from './pages.ts'
import { sessionQuery } from './features/access/session.ts'
import { signedOutOnly, sandboxOnly } from './shell/guards.ts'

const toWhoIsSignedOut = (passing: Passing) => signedOutOnly(passing, passing.search['callbackUrl'])

const loginScreen = () => import('./features/access/login-screen.tsx')

const wayIn = async (passing: Passing) => {
  await toWhoIsSignedOut(passing)
  await (await loginScreen()).prepareLogin(passing.context.environment)
}

const inForce = (kind: TermsKind) =>
  asking(async ({ context }) => {
    const { termsQuery } = await import('./features/terms/terms-queries.ts')
    return context.queryClient.ensureQueryData(termsQuery(kind))
  })

const signupScreen = () => import('./features/onboarding/signup-screen.tsx')

/** The benefit of an invitation is loaded before the form is shown. */
const invited = async (passing: Passing) => {
  await toWhoIsSignedOut(passing)
  await (await signupScreen()).prepareSignup(passing.context.queryClient, passing.search['code'])
}

const countryScreen = () => import('./features/corridors/country-screen.tsx')

const corridorsKnown = asking(async ({ context }) => (await countryScreen()).loadCountry(context.queryClient))

const guestFormScreen = () => import('./features/recipients/guest/guest-form-screen.tsx')

/** The form and its texts are loaded before the page is shown, so that it is rendered once. */
const sharedForm = asking(async ({ context, params: { token = '' } }) =>
  (await guestFormScreen()).loadSharedForm(context.queryClient, token),
)

/** Public pages, sign-in and sign-up; each with its own chunk. */
export const publicPages: readonly Page[] = [
  page('/login', loginScreen, 'LoginScreen', wayIn),
  page('/signup', signupScreen, 'SignupScreen', invited),
  page('/signup/verify', () => import('./features/onboarding/verify-screen.tsx'), 'VerifyScreen'),
  page('/recover', () => import('./features/access/recover-screen.tsx'), 'RecoverScreen'),
  page('/gallery', () => import('./features/gallery/gallery-screen.tsx'), 'GalleryScreen', sandboxOnly),
  page('/to/$country', countryScreen, 'CountryScreen', corridorsKnown),
  page('/rates/$currency', () => import('./features/rates/rates-screen.tsx'), 'RatesScreen'),
  page(
    '/pricing',
    () => import('./features/help/pricing/pricing-screen.tsx'),
    'PricingScreen',
    asking(async ({ context }) =>
      (await import('./features/help/pricing/pricing-queries.ts')).loadPricing(context.queryClient),
    ),
  ),
  page('/help', () => import('./features/help/questions/help-screen.tsx'), 'HelpScreen'),
  page('/security-center', () => import('./features/help/safety/safety-screen.tsx'), 'SafetyScreen'),
  page('/regulation', () => import('./features/help/regulation/regulation-screen.tsx'), 'RegulationScreen'),
  page('/complaints', () => import('./features/support/complaints-screen.tsx'), 'ComplaintsScreen'),
  page('/terms', () => import('./features/terms/terms-screen.tsx'), 'TermsScreen', inForce('terms-of-use')),
  page(
    '/privacy',
    () => import('./features/terms/terms-screen.tsx'),
    'PrivacyScreen',
    inForce('privacy-notice'),
  ),
  page(
    '/track/$token',
    () => import('./features/transfers/track/track-screen.tsx'),
    'TrackScreen',
    asking(async ({ context, params: { token = '' } }) => {
      const { trackingQuery } = await import('./features/transfers/track/track-call.ts')
      return context.queryClient.ensureQueryData(trackingQuery(token))
    }),
  ),
  page('/recipient-form/$token', guestFormScreen, 'GuestFormScreen', sharedForm),
  page(
    '/invitation/$token',
    () => import('./features/customers/invitations/invitation-screen.tsx'),
    'InvitationScreen',
    asking(({ context }) => context.queryClient.ensureQueryData(sessionQuery)),
  ),
  page('/verify-receipt', () => import('./features/statements/ask-code-screen.tsx'), 'AskCodeScreen'),
  page(
    '/verify-receipt/$code',
    () => import('./features/statements/verify-screen.tsx'),
    'VerifyScreen',
    asking(async ({ context, params: { code = '' } }) => {
      const { verificationQuery } = await import('./features/statements/verification-call.ts')
      return context.queryClient.ensureQueryData(verificationQuery(code))
    }),
  ),
]
