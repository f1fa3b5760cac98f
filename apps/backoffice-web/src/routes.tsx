/* long: one route tree, so that the compiler knows every path */
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { auditFilters } from './features/audit/filters.ts'
import { inboxFilters } from './features/console/inbox/inbox-filters.ts'
import { periodFilters } from './features/figures/filters.ts'
import { searchFilters } from './features/console/search/filters.ts'
import { staffMemberFilters } from './features/staff-members/filters.ts'
import { receivableFilters } from './features/payins/receivables/filters.ts'
import { refundFilters } from './features/payins/refunds/filters.ts'
import { suspenseFilters } from './features/payins/suspense/filters.ts'
import { reviewFilters } from './features/reviews/filters.ts'
import { taxFilters } from './features/statements/filters.ts'
import { dataRequestFilters } from './features/data-rights/filters.ts'
import { threadFilters } from './features/support/filters.ts'
import { transferFilters } from './features/transfers/filters.ts'
import { agedFilters } from './features/treasury/filters.ts'
import { requireRole } from './shell/navigation/guards.ts'
import { chosenIn } from './shell/list/filters.ts'
import { NotFoundScreen } from './shell/frame/not-found.tsx'
import { root, shell, type RouterContext } from './shell-route.tsx'
import { customerRoutes } from './routes-customers.tsx'
import { fileRoutes } from './routes-files.tsx'
import { reconciliationRoutes } from './routes-reconciliation.tsx'
import { settingRoutes } from './routes-settings.tsx'
import { moneyRoutes } from './routes-money.tsx'
import { RouteFailed } from './shell/frame/route-failed.tsx'

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search): { callbackUrl?: string } =>
    typeof search['callbackUrl'] === 'string' ? { callbackUrl: search['callbackUrl'] } : {},
  component: lazyRouteComponent(() => import('./features/access/login-screen.tsx'), 'LoginScreen'),
})

const notFound = createRoute({ getParentRoute: () => root, path: '/404', component: NotFoundScreen })

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  validateSearch: (search) => chosenIn(periodFilters, search),
  component: lazyRouteComponent(() => import('./features/console/home/home-screen.tsx'), 'HomeScreen'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitations/$id',
  component: lazyRouteComponent(
    () => import('./features/staff-members/invitation-screen.tsx'),
    'InvitationScreen',
  ),
})

const inbox = createRoute({
  getParentRoute: () => shell,
  path: '/inbox',
  validateSearch: (search) => chosenIn(inboxFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'inbox'),
  component: lazyRouteComponent(() => import('./features/console/inbox/inbox-screen.tsx'), 'InboxScreen'),
})

const search = createRoute({
  getParentRoute: () => shell,
  path: '/search',
  validateSearch: (said) => chosenIn(searchFilters, said),
  component: lazyRouteComponent(() => import('./features/console/search/search-screen.tsx'), 'SearchScreen'),
})

const news = createRoute({
  getParentRoute: () => shell,
  path: '/news',
  beforeLoad: ({ context }) => requireRole(context.session, 'news'),
  component: lazyRouteComponent(() => import('./features/console/news-screen.tsx'), 'NewsScreen'),
})

const proposals = createRoute({
  getParentRoute: () => shell,
  path: '/proposals',
  beforeLoad: ({ context }) => requireRole(context.session, 'proposals'),
  component: lazyRouteComponent(
    () => import('./features/console/approvals/proposals-screen.tsx'),
    'ProposalsScreen',
  ),
})

const approval = createRoute({
  getParentRoute: () => shell,
  path: '/proposals/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'proposals'),
  component: lazyRouteComponent(
    () => import('./features/console/approvals/approval-screen.tsx'),
    'ApprovalScreen',
  ),
})

const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  validateSearch: (search) => chosenIn(auditFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'audit'),
  component: lazyRouteComponent(() => import('./features/audit/audit-screen.tsx'), 'AuditScreen'),
})

const staffMembers = createRoute({
  getParentRoute: () => shell,
  path: '/staff-members',
  validateSearch: (search) => chosenIn(staffMemberFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'staffMembers'),
  component: lazyRouteComponent(
    () => import('./features/staff-members/list-screen.tsx'),
    'StaffMembersScreen',
  ),
})

const staffMember = createRoute({
  getParentRoute: () => staffMembers,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/staff-members/staff-member-screen.tsx'),
    'StaffMemberScreen',
  ),
})

const transfers = createRoute({
  getParentRoute: () => shell,
  path: '/transfers',
  validateSearch: (search) => chosenIn(transferFilters, search),
  component: lazyRouteComponent(() => import('./features/transfers/list-screen.tsx'), 'TransfersScreen'),
})

const transfer = createRoute({
  getParentRoute: () => shell,
  path: '/transfers/$id',
  component: lazyRouteComponent(() => import('./features/transfers/transfer-screen.tsx'), 'TransferScreen'),
})

const security = createRoute({
  getParentRoute: () => shell,
  path: '/security',
  beforeLoad: async ({ context }) => {
    const { loadSecurity } = await import('./features/access/security-queries.ts')
    await loadSecurity(context.queryClient)
  },
  component: lazyRouteComponent(() => import('./features/access/security-screen.tsx'), 'SecurityScreen'),
})

const reviews = createRoute({
  getParentRoute: () => shell,
  path: '/reviews',
  validateSearch: (search) => chosenIn(reviewFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'reviews'),
  component: lazyRouteComponent(() => import('./features/reviews/list-screen.tsx'), 'ReviewsScreen'),
})

const review = createRoute({
  getParentRoute: () => reviews,
  path: '$id',
  component: lazyRouteComponent(() => import('./features/reviews/review-screen.tsx'), 'ReviewScreen'),
})

const treasury = createRoute({
  getParentRoute: () => shell,
  path: '/treasury',
  validateSearch: (search) => chosenIn(agedFilters, search),
  beforeLoad: async ({ context }) => {
    requireRole(context.session, 'treasury')
    const { agedTotalsQuery } = await import('./features/treasury/queries.ts')
    await Promise.allSettled([context.queryClient.ensureQueryData(agedTotalsQuery())])
  },
  component: lazyRouteComponent(() => import('./features/treasury/treasury-screen.tsx'), 'TreasuryScreen'),
})

const stuck = createRoute({
  getParentRoute: () => shell,
  path: '/stuck-transfers',
  beforeLoad: ({ context }) => requireRole(context.session, 'stuck'),
  component: lazyRouteComponent(() => import('./features/transfers/stuck/stuck-screen.tsx'), 'StuckScreen'),
})

const suspense = createRoute({
  getParentRoute: () => shell,
  path: '/suspense',
  validateSearch: (search) => chosenIn(suspenseFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'suspense'),
  component: lazyRouteComponent(() => import('./features/payins/suspense/list-screen.tsx'), 'SuspenseScreen'),
})

const suspenseCase = createRoute({
  getParentRoute: () => suspense,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/payins/suspense/case-screen.tsx'),
    'SuspenseCaseScreen',
  ),
})

const refunds = createRoute({
  getParentRoute: () => shell,
  path: '/refunds',
  validateSearch: (search) => chosenIn(refundFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'refunds'),
  component: lazyRouteComponent(() => import('./features/payins/refunds/list-screen.tsx'), 'RefundsScreen'),
})

const refund = createRoute({
  getParentRoute: () => refunds,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/payins/refunds/case-screen.tsx'),
    'RefundCaseScreen',
  ),
})

const receivables = createRoute({
  getParentRoute: () => shell,
  path: '/receivables',
  validateSearch: (search) => chosenIn(receivableFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'receivables'),
  component: lazyRouteComponent(
    () => import('./features/payins/receivables/list-screen.tsx'),
    'ReceivablesScreen',
  ),
})

const receivable = createRoute({
  getParentRoute: () => receivables,
  path: '$id',
  component: lazyRouteComponent(
    () => import('./features/payins/receivables/case-screen.tsx'),
    'ReceivableCaseScreen',
  ),
})

const threads = createRoute({
  getParentRoute: () => shell,
  path: '/threads',
  validateSearch: (search) => chosenIn(threadFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'threads'),
  component: lazyRouteComponent(() => import('./features/support/list-screen.tsx'), 'ThreadsScreen'),
})

const thread = createRoute({
  getParentRoute: () => threads,
  path: '$id',
  component: lazyRouteComponent(() => import('./features/support/thread-screen.tsx'), 'ThreadScreen'),
})

const dataRequests = createRoute({
  getParentRoute: () => shell,
  path: '/data-requests',
  validateSearch: (search) => chosenIn(dataRequestFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'dataRequests'),
  component: lazyRouteComponent(() => import('./features/data-rights/list-screen.tsx'), 'DataRequestsScreen'),
})

const dataRequest = createRoute({
  getParentRoute: () => dataRequests,
  path: '$id',
  component: lazyRouteComponent(() => import('./features/data-rights/case-screen.tsx'), 'DataRequestScreen'),
})

const dataBreaches = createRoute({
  getParentRoute: () => shell,
  path: '/data-breaches',
  beforeLoad: ({ context }) => requireRole(context.session, 'dataBreaches'),
  component: lazyRouteComponent(() => import('./features/data-rights/breaches-screen.tsx'), 'BreachesScreen'),
})

const newDataBreach = createRoute({
  getParentRoute: () => shell,
  path: '/data-breaches/new',
  beforeLoad: ({ context }) => requireRole(context.session, 'dataBreaches'),
  component: lazyRouteComponent(() => import('./features/data-rights/breach-screen.tsx'), 'NewBreachScreen'),
})

const dataBreach = createRoute({
  getParentRoute: () => dataBreaches,
  path: '$id',
  component: lazyRouteComponent(() => import('./features/data-rights/breach-screen.tsx'), 'BreachScreen'),
})

const taxDocuments = createRoute({
  getParentRoute: () => shell,
  path: '/tax-documents',
  validateSearch: (search) => chosenIn(taxFilters, search),
  beforeLoad: ({ context }) => requireRole(context.session, 'taxDocuments'),
  component: lazyRouteComponent(
    () => import('./features/statements/tax-documents-screen.tsx'),
    'TaxDocumentsScreen',
  ),
})

const tree = root.addChildren([
  login,
  notFound,
  invitation,
  shell.addChildren([
    home,
    inbox,
    news,
    search,
    proposals,
    approval,
    ...customerRoutes,
    audit,
    staffMembers.addChildren([staffMember]),
    security,
    treasury,
    stuck,
    transfers,
    transfer,
    reviews.addChildren([review]),
    taxDocuments,
    ...moneyRoutes,
    ...reconciliationRoutes,
    suspense.addChildren([suspenseCase]),
    refunds.addChildren([refund]),
    receivables.addChildren([receivable]),
    threads.addChildren([thread]),
    dataRequests.addChildren([dataRequest]),
    newDataBreach,
    dataBreaches.addChildren([dataBreach]),
    ...fileRoutes,
    ...settingRoutes,
  ]),
])

/** The router of the back office: every screen, behind its guard. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree: tree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
    notFoundMode: 'root',
    defaultErrorComponent: RouteFailed,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
