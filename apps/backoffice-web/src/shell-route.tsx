import { type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router'
import { requireSession } from './shell/guards.ts'
import { NotFoundScreen } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'

export interface RouterContext {
  readonly queryClient: QueryClient
}

/** What every screen stands under. */
export const root = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
})

/** What every screen of somebody signed in stands under: its guard and its frame. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: Shell,
})
