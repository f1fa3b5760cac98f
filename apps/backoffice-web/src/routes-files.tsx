import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pendingFilters } from './features/pending/filters.ts'
import { requireRole } from './shell/navigation/guards.ts'
import { chosenIn } from './shell/list/filters.ts'
import { shell } from './shell-route.tsx'

const companyFiles = createRoute({
  getParentRoute: () => shell,
  path: '/company-files',
  beforeLoad: ({ context }) => requireRole(context.session, 'companyFiles'),
  component: lazyRouteComponent(
    () => import('./features/onboarding/company-files/list-screen.tsx'),
    'CompanyFilesScreen',
  ),
})

const companyFile = createRoute({
  getParentRoute: () => companyFiles,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/onboarding/company-files/case-screen.tsx'),
    'CompanyFileScreen',
  ),
})

const levelApplications = createRoute({
  getParentRoute: () => shell,
  path: '/level-applications',
  beforeLoad: ({ context }) => requireRole(context.session, 'levelApplications'),
  component: lazyRouteComponent(
    () => import('./features/onboarding/levels/list-screen.tsx'),
    'LevelApplicationsScreen',
  ),
})

const escalations = createRoute({
  getParentRoute: () => shell,
  path: '/escalations',
  beforeLoad: ({ context }) => requireRole(context.session, 'escalations'),
  component: lazyRouteComponent(
    () => import('./features/decisions/escalations/list-screen.tsx'),
    'EscalationsScreen',
  ),
})

const restrictions = createRoute({
  getParentRoute: () => shell,
  path: '/restrictions',
  beforeLoad: ({ context }) => requireRole(context.session, 'restrictions'),
  component: lazyRouteComponent(
    () => import('./features/customers/restrictions/list-screen.tsx'),
    'RestrictionsScreen',
  ),
})

const levelApplication = createRoute({
  getParentRoute: () => levelApplications,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/onboarding/levels/case-screen.tsx'),
    'LevelApplicationScreen',
  ),
})

const decision = createRoute({
  getParentRoute: () => shell,
  path: '/decisions/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'applications'),
  component: lazyRouteComponent(
    () => import('./features/customers/decisions/decision-screen.tsx'),
    'DecisionScreen',
  ),
})

const nameRequests = createRoute({
  getParentRoute: () => shell,
  path: '/name-requests',
  beforeLoad: ({ context }) => requireRole(context.session, 'nameRequests'),
  component: lazyRouteComponent(
    () => import('./features/onboarding/names/list-screen.tsx'),
    'NameRequestsScreen',
  ),
})

const nameRequest = createRoute({
  getParentRoute: () => nameRequests,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/onboarding/names/case-screen.tsx'),
    'NameRequestScreen',
  ),
})

const pendingItems = createRoute({
  getParentRoute: () => shell,
  path: '/pending-items',
  validateSearch: (search) => chosenIn(pendingFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'pendingItems'),
  component: lazyRouteComponent(() => import('./features/pending/list-screen.tsx'), 'PendingItemsScreen'),
})

const applications = createRoute({
  getParentRoute: () => shell,
  path: '/applications',
  beforeLoad: ({ context }) => requireRole(context.session, 'applications'),
  component: lazyRouteComponent(() => import('./features/onboarding/list-screen.tsx'), 'ApplicationsScreen'),
})

const application = createRoute({
  getParentRoute: () => applications,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/onboarding/application-screen.tsx'),
    'ApplicationScreen',
  ),
})

const documentReviews = createRoute({
  getParentRoute: () => shell,
  path: '/document-reviews',
  beforeLoad: ({ context }) => requireRole(context.session, 'documentReviews'),
  component: lazyRouteComponent(
    () => import('./features/documents/list-screen.tsx'),
    'DocumentReviewsScreen',
  ),
})

const documentReview = createRoute({
  getParentRoute: () => documentReviews,
  path: '$id',
  component: lazyRouteComponent(() => import('./features/documents/case-screen.tsx'), 'DocumentReviewScreen'),
})

/** Screens where staff decide applications, company files, documents and requested names. */
export const fileRoutes = [
  pendingItems,
  applications.addChildren([application]),
  documentReviews.addChildren([documentReview]),
  companyFiles.addChildren([companyFile]),
  levelApplications.addChildren([levelApplication]),
  escalations,
  restrictions,
  decision,
  nameRequests.addChildren([nameRequest]),
] as const
