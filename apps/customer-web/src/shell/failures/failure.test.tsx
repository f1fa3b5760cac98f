// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { HttpError, uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from './failure.tsx'
import { sandboxOnly } from '../guards.ts'
import { BootFailure } from './plain-failure.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** One screen whose data comes from `load`. */
function open(load: () => string) {
  const root = createRootRoute({ component: Outlet })
  const screenOf = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: load,
    component: () => <h1>{screenOf.useLoaderData()}</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([screenOf]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: Failure,
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider kind="person" words={uiWords}>
        <RouterProvider router={router as never} />
      </UiProvider>
    </QueryClientProvider>,
  )
}

const problem = {
  type: 'about:blank',
  title: 'failure',
  status: 500,
  code: 'failure',
  facts: {},
  requestId: 'req-7',
}

test('a screen that fails: shows what happened and whether money moved, and retries', async () => {
  let fails = true
  open(() => {
    if (fails) throw new HttpError(500, problem as never)
    return 'Tus envíos'
  })
  const alert = await screen.findByRole('alert')
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
  expect(alert.textContent).toMatch(/dinero|cobramos/)
  expect(alert.textContent).toContain('Código para soporte: req-7')
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect((await screen.findByRole('heading', { name: 'Tus envíos' })).tagName).toBe('H1')
})

test('technical text: never shown', async () => {
  open(() => {
    throw new TypeError("Cannot read properties of undefined (reading 'secret')")
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).not.toMatch(/Cannot|undefined|secret|TypeError/)
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeDefined()
})

test('a request failed offline: repeated when the connection is back', async () => {
  let online = false
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  open(() => {
    if (!online) throw new HttpError(undefined)
    return 'Tus envíos'
  })
  expect(await screen.findByRole('heading', { name: 'No hay conexión a internet.' })).toBeDefined()
  online = true
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { name: 'Tus envíos' })).toBeDefined()
})

test('the plain fallback: has the same parts without using the app', () => {
  render(<BootFailure />)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toMatch(/Tu dinero y tus envíos siguen igual/)
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeDefined()
})

test('a sandbox screen: not found in production', () => {
  const at = (environment: 'sandbox' | 'production') => () =>
    sandboxOnly({ context: { environment, queryClient: new QueryClient() } })
  expect(at('sandbox')).not.toThrow()
  expect(at('production')).toThrow(expect.objectContaining({ isNotFound: true }))
})
