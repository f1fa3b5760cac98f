import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  type RouterHistory,
} from '@tanstack/react-router'
import { SkeletonLines } from '@puente/ui'
import { HttpError } from '@puente/web'
import { rememberedKind } from './features/access/remembered-kind.ts'
import { sessionQuery } from './features/access/session.ts'
import { HomeScreen, loadSignedInHome } from './features/home/home-screen.tsx'
import { readPriceSearch } from './features/quotes/price-search.ts'
import { routesOf } from './pages.ts'
import { publicPages } from './public-pages.ts'
import { signedInPages } from './signed-in-pages.ts'
import { AppShell } from './shell/app-shell.tsx'
import { loadFailureScreen } from './shell/load-failure-screen.ts'
import { leadToPending, signedInOnly } from './shell/guards.ts'
import type { RouterContext } from './shell/router-context.ts'
import { screenOf } from './shell/screen-code.ts'

const root = createRootRouteWithContext<RouterContext>()({ component: AppShell })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readPriceSearch,
  // Whoever was signed in last time waits for the answer, so that the screen is painted once and does not jump.
  beforeLoad: async ({ context, location }) => {
    if (rememberedKind() === undefined) return
    const { queryClient } = context
    // Without an answer from the server the session is unknown; the user is not treated as a visitor.
    const session = await queryClient.ensureQueryData(sessionQuery).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === undefined) throw error
      return null
    })
    if (session !== null) await leadToPending(queryClient, location)
    await Promise.allSettled([
      queryClient
        .ensureQueryData(sessionQuery)
        .then(async (session) => session && (await loadSignedInHome()).loadNextSteps(queryClient)),
      loadSignedInHome(),
    ])
  },
  component: HomeScreen,
})

// Loaded on demand: never the first page of a visit.
const NotFound = screenOf(() => import('./shell/not-found.tsx'), 'NotFound')

const notFound = createRoute({ getParentRoute: () => root, path: '/404', component: NotFound })
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', beforeLoad: signedInOnly })

// Its words for every refusal weigh more than the first page can spare; it is fetched once the page is idle.
const Failure = screenOf<ErrorComponentProps>(loadFailureScreen, 'Failure')

export interface RouterChoices {
  /** Where the addresses come from; the browser's own unless said. */
  readonly history?: RouterHistory
  /** The page is drawn at build time, where nothing scrolls. */
  readonly still?: boolean
}

/** Every screen of the app, its guard, and what stands in its place while it loads or when it cannot. */
export function createAppRouter(context: RouterContext, { history, still = false }: RouterChoices = {}) {
  return createRouter({
    routeTree: root.addChildren([
      home,
      notFound,
      ...routesOf(root, publicPages),
      signedIn.addChildren(routesOf(signedIn, signedInPages)),
    ]),
    context,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text === '' ? '' : `?${text}`
    },
    ...(history === undefined ? {} : { history }),
    scrollRestoration: !still,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <SkeletonLines lines={5} />,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: NotFound,
  })
}
