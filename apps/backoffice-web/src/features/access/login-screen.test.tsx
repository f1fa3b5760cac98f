// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { ConfigProvider, uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginScreen } from './login-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['opened by its address', '/login', /^Acceso para el equipo/],
  ['in place of a page', '/login?callbackUrl=%2Fpayins', /^Tu sesión está cerrada: .*vuelves a la página/],
])('the sign-in page %s: says why it is shown', async (_how, address, text) => {
  vi.stubGlobal('scrollTo', () => undefined)
  const root = createRootRoute()
  const login = createRoute({ getParentRoute: () => root, path: '/login', component: LoginScreen })
  const router = createRouter({
    routeTree: root.addChildren([login]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  render(
    <ConfigProvider value={{ brandName: 'Puente' } as never}>
      <QueryClientProvider client={new QueryClient()}>
        <UiProvider kind="staff" words={uiWords}>
          <RouterProvider router={router as never} />
        </UiProvider>
      </QueryClientProvider>
    </ConfigProvider>,
  )
  expect(await screen.findByText(text)).toBeDefined()
})
