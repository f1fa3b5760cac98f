import type { PendingPath } from '@puente/contract'
import { notFound, useLocation } from '@tanstack/react-router'
import { asking, type Page, type Passing } from './pages.ts'
import { screenOf } from './parts/screen-code.ts'

interface PendingScreenOf {
  readonly component: ReturnType<typeof screenOf>
  readonly before?: Page['before']
}

const knowingProfile = asking(async ({ context }) =>
  (await import('./features/profile/profile-queries.ts')).loadProfileForm(context.queryClient),
)

const knowingLocalities = asking(async ({ context }) => {
  const { localitiesQuery } = await import('./features/localities/localities-query.ts')
  return context.queryClient.ensureQueryData(localitiesQuery)
})

const knowingPapers = asking(async ({ context }) => {
  const { companyDocumentsQuery } = await import('./features/documents/company-documents-queries.ts')
  return context.queryClient.ensureQueryData(companyDocumentsQuery)
})

/** The screen of each path on which pending items are settled. */
const screens: Readonly<Record<PendingPath, PendingScreenOf>> = {
  '/notifications/update-terms': screen(
    () => import('./features/pending/update-terms-screen.tsx'),
    'UpdateTermsScreen',
    asking(async ({ context }) => {
      const { loadTerms } = await import('./features/terms/terms-queries.ts')
      return loadTerms(context.queryClient)
    }),
  ),
  '/notifications/update-contact-information': screen(
    () => import('./features/pending/contact/update-contact-screen.tsx'),
    'UpdateContactScreen',
    asking(async ({ context }) => {
      const { contactQuery } = await import('./features/profile/profile-queries.ts')
      return context.queryClient.ensureQueryData(contactQuery)
    }),
  ),
  '/notifications/user-pending-info': screen(
    () => import('./features/pending/files/person-info-screen.tsx'),
    'PersonInfoScreen',
  ),
  '/notifications/user-pending-review': screen(
    () => import('./features/pending/files/file-review-screen.tsx'),
    'PersonReviewScreen',
  ),
  '/notifications/company-pending-info': screen(
    () => import('./features/pending/files/company/company-info-screen.tsx'),
    'CompanyInfoScreen',
    knowingLocalities,
  ),
  '/notifications/company-pending-review': screen(
    () => import('./features/pending/files/file-review-screen.tsx'),
    'CompanyReviewScreen',
  ),
  '/notifications/update-sender-name': screen(
    () => import('./features/pending/files/sender-name-screen.tsx'),
    'SenderNameScreen',
  ),
  '/notifications/eap-confirmation': screen(
    () => import('./features/pending/files/eap-screen.tsx'),
    'EapScreen',
    asking(async ({ context }) => {
      const { eapQuery } = await import('./features/pending/files/queries.ts')
      return context.queryClient.ensureQueryData(eapQuery)
    }),
  ),
  '/notifications/missing-constitution-deed': screen(
    () => import('./features/pending/papers/paper-screens.tsx'),
    'ConstitutionDeedScreen',
    knowingPapers,
  ),
  '/notifications/missing-creator-powers': screen(
    () => import('./features/pending/papers/paper-screens.tsx'),
    'CreatorPowersScreen',
    knowingPapers,
  ),
  '/notifications/missing-validity-certificate': screen(
    () => import('./features/pending/papers/paper-screens.tsx'),
    'ValidityCertificateScreen',
    knowingPapers,
  ),
  '/notifications/missing-shareholder-certificate': screen(
    () => import('./features/pending/papers/owners-screen.tsx'),
    'ShareholderCertificateScreen',
    knowingLocalities,
  ),
  '/notifications/update-location': screen(
    () => import('./features/pending/profile/update-location-screen.tsx'),
    'UpdateLocationScreen',
    knowingProfile,
  ),
  '/notifications/update-profile': screen(
    () => import('./features/pending/profile/update-profile-screen.tsx'),
    'UpdateProfileScreen',
    knowingProfile,
  ),
  '/profile/edit': screen(
    () => import('./features/profile/edit/edit-screen.tsx'),
    'ProfileEditScreen',
    knowingProfile,
  ),
  '/referralprogram/donate': screen(() => import('./features/referrals/rewards-screen.tsx'), 'RewardsScreen'),
  '/notifications/update-document': screen(
    () => import('./features/pending/documents/identity-screen.tsx'),
    'IdentityScreen',
  ),
  '/notifications/client-missing-documents': screen(
    () => import('./features/pending/documents/requirements-screen.tsx'),
    'PersonDocumentsScreen',
  ),
  '/notifications/company-missing-economics-documents': screen(
    () => import('./features/pending/documents/requirements-screen.tsx'),
    'CompanyDocumentsScreen',
  ),
}

function screen<Screens extends Record<string, unknown>>(
  load: () => Promise<Screens>,
  name: keyof Screens & string,
  before?: Page['before'],
): PendingScreenOf {
  const component = screenOf(load, name)
  return { component, ...(before === undefined ? {} : { before }) }
}

const screenAt = (path: string): PendingScreenOf | undefined =>
  (screens as Readonly<Record<string, PendingScreenOf | undefined>>)[path]

/** Loads the code and data of a path's screen; unknown paths are not found. */
export async function preparePending(passing: Passing): Promise<void> {
  const found = screenAt(passing.location.pathname)
  if (found === undefined) throw notFound()
  await Promise.all([found.component.preload?.(), found.before?.(passing)])
}

/**
 * The screen of a pending item's path. All of these screens share one chunk, separate from the entry chunk.
 */
export function PendingScreen() {
  const { pathname } = useLocation()
  const Found = screenAt(pathname)?.component
  return Found === undefined ? null : <Found />
}
