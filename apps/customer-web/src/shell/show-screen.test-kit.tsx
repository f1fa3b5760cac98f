import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { vi } from 'vitest'

/** Renders a screen at '/' in the theme of persons. `client` contains the results of the screen's queries. */
export function showScreen(Screen: FunctionComponent, client: QueryClient): void {
  vi.stubGlobal('scrollTo', () => undefined)
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={client}>
      <UiProvider kind="person" words={uiWords}>
        <RouterProvider router={router as never} />
      </UiProvider>
    </QueryClientProvider>,
  )
}
