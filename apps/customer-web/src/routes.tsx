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
import { readPriceSearch } from './features/quotes/price/price-search.ts'
import { routesOf } from './pages.ts'
import { publicPages } from './public-pages.ts'
import { signedInPages } from './signed-in-pages.ts'
import { AppShell } from './shell/app-shell.tsx'
import { loadFailureScreen } from './shell/failures/load-failure-screen.ts'
import { redirectToPendingItem, signedInOnly } from './shell/guards.ts'
import type { RouterContext } from './shell/router-context.ts'
import { screenOf } from './parts/screen-code.ts'

const root = createRootRouteWithContext<RouterContext>()({ component: AppShell })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readPriceSearch,
  // A browser that was signed in waits for the session, so that the screen is rendered once and does not
  // jump.
  beforeLoad: async ({ context, location, abortController }) => {
    if (rememberedKind() === undefined) return
    const { queryClient } = context
    // Without a response the session is unknown; the user is not treated as a visitor.
    const session = await queryClient.ensureQueryData(sessionQuery).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === undefined) throw error
      return null
    })
    if (session !== null) await redirectToPendingItem(queryClient, location, abortController.signal)
    await Promise.allSettled([
      queryClient
        .ensureQueryData(sessionQuery)
        .then(async (session) => session && (await loadSignedInHome()).loadNextSteps(queryClient)),
      loadSignedInHome(),
    ])
  },
  component: HomeScreen,
})

// Loaded on demand: it is rarely the first page of a visit.
const NotFound = screenOf(() => import('./parts/pages/not-found.tsx'), 'NotFound')

const notFound = createRoute({ getParentRoute: () => root, path: '/404', component: NotFound })
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', beforeLoad: signedInOnly })

// Its texts for all refusals exceed the budget of the entry chunk; it is loaded when the page is idle.
const Failure = screenOf<ErrorComponentProps>(loadFailureScreen, 'Failure')

export interface RouterChoices {
  /** The history; by default the browser's. */
  readonly history?: RouterHistory
  /** True for prerendering, where there is no scrolling. */
  readonly still?: boolean
}

/** Every route of the app with its guard, its pending state and its error fallback. */
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
