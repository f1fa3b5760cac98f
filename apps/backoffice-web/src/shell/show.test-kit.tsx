import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import type { FunctionComponent } from 'react'

/**
 * Renders a list at '/' and this screen at '/case/$id' for a signed-in member of staff, in place of what was rendered
 * before. Returns a function that opens another path.
 */
export function showCase(Screen: FunctionComponent, staffId = 'stf_1', path = '/case/1', role = 'analyst') {
  cleanup()
  const root = createRootRoute({ component: Outlet })
  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    beforeLoad: () => ({ session: { staff: { id: staffId, role } } }),
    component: Outlet,
  })
  const one = createRoute({ getParentRoute: () => shell, path: '/case/$id', component: Screen })
  const list = createRoute({ getParentRoute: () => shell, path: '/', component: () => <h1>Lista</h1> })
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([one, list])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider kind="staff" words={uiWords}>
        <RouterProvider router={router as never} />
      </UiProvider>
    </QueryClientProvider>,
  )
  return (to: string) => act(() => router.navigate({ to: to as never }))
}
