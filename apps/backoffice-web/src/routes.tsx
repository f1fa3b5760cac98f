import { type QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { LoginScreen } from './features/access/login-screen.tsx'
import { filtersOf } from './features/transfers/filters.ts'
import { requireRole, requireSession } from './shell/guards.ts'
import { firstNoun } from './shell/nouns.ts'
import { NotFoundScreen } from './shell/not-found.tsx'
import { RouteFailed } from './shell/failed.tsx'
import { Shell } from './shell/shell.tsx'

interface RouterContext {
  readonly queryClient: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search): { callbackUrl?: string } =>
    typeof search['callbackUrl'] === 'string' ? { callbackUrl: search['callbackUrl'] } : {},
  component: LoginScreen,
})

const notFound = createRoute({ getParentRoute: () => root, path: '/404', component: NotFoundScreen })

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: Shell,
})

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ to: firstNoun(context.session.staff.role), replace: true })
  },
})

const transfers = createRoute({
  getParentRoute: () => shell,
  path: '/transfers',
  validateSearch: filtersOf,
  component: lazyRouteComponent(() => import('./features/transfers/list-screen.tsx'), 'TransfersScreen'),
})

const transfer = createRoute({
  getParentRoute: () => shell,
  path: '/transfers/$id',
  component: lazyRouteComponent(() => import('./features/transfers/transfer-screen.tsx'), 'TransferScreen'),
})

const trialBalance = createRoute({
  getParentRoute: () => shell,
  path: '/trial-balance',
  beforeLoad: ({ context }) => requireRole(context.session, 'ledger'),
  component: lazyRouteComponent(
    () => import('./features/ledger/trial-balance-screen.tsx'),
    'TrialBalanceScreen',
  ),
})

const reviews = createRoute({
  getParentRoute: () => shell,
  path: '/reviews',
  validateSearch: (search): { status?: 'closed' } =>
    search['status'] === 'closed' ? { status: 'closed' } : {},
  beforeLoad: ({ context }) => requireRole(context.session, 'reviews'),
  component: lazyRouteComponent(() => import('./features/reviews/queue-screen.tsx'), 'ReviewsScreen'),
})

const review = createRoute({
  getParentRoute: () => shell,
  path: '/reviews/$id',
  beforeLoad: ({ context }) => requireRole(context.session, 'reviews'),
  component: lazyRouteComponent(() => import('./features/reviews/review-screen.tsx'), 'ReviewScreen'),
})

const tree = root.addChildren([
  login,
  notFound,
  shell.addChildren([home, transfers, transfer, trialBalance, reviews, review]),
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
