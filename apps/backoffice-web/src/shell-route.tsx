import { type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { requireSession } from './shell/navigation/guards.ts'
import { NotFoundScreen } from './shell/frame/not-found.tsx'

export interface RouterContext {
  readonly queryClient: QueryClient
}

/** The root of all routes. */
export const root = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
})

/** The layout of all signed-in screens: its guard and its frame. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: lazyRouteComponent(() => import('./staff-shell.tsx'), 'Shell'),
})
