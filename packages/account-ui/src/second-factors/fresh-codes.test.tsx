// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { ConfigProvider, uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccountCalls } from '../calls.ts'
import { SecondFactors } from './second-factors.tsx'

const codes = ['AAAAA-22222', 'BBBBB-33333']
const scrolledTo: Element[] = []
const saved: Blob[] = []
let savedAs = ''

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  // jsdom has no layout and no downloads.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this)
  }
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob)
    return 'blob:codes'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    savedAs = this.download
  })
})
afterEach(() => {
  left = 3
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let left = 3
const calls = {
  getFactors: () =>
    Promise.resolve({ totpSince: '2026-11-20T12:00:00Z', passkeys: [], recoveryCodesLeft: left }),
  renewRecoveryCodes: () => Promise.resolve({ recoveryCodes: codes }),
} as unknown as AccountCalls

/** The screen of second factors, with a link to another screen. */
async function askForCodes() {
  window.history.replaceState({}, '', '/security')
  const root = createRootRoute({ component: Outlet })
  const security = createRoute({
    getParentRoute: () => root,
    path: '/security',
    component: () => (
      <>
        <SecondFactors calls={calls} />
        <Link to="/">Inicio</Link>
      </>
    ),
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Tu casa</h1> })
  const router = createRouter({
    routeTree: root.addChildren([security, home]),
    history: createBrowserHistory(),
  })
  render(
    <ConfigProvider value={{ brandName: 'Puente' } as never}>
      <QueryClientProvider client={new QueryClient()}>
        <UiProvider kind="person" words={uiWords}>
          <RouterProvider router={router as never} />
        </UiProvider>
      </QueryClientProvider>
    </ConfigProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Pedir diez códigos nuevos' }))
  return screen.findByRole('heading', { name: /^Guarda estos códigos ahora/ })
}

test('codes requested at the end of the screen: scrolled into view, with the focus on their heading', async () => {
  const heading = await askForCodes()
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(scrolledTo.at(-1)?.contains(heading)).toBe(true)
})

test('new codes: copied, downloaded with brand and site, and printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const user = userEvent.setup()
  await askForCodes()
  await user.click(screen.getByRole('button', { name: 'Copiar los códigos' }))
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'))
  await user.click(screen.getByRole('button', { name: 'Descargar' }))
  expect(savedAs).toBe('codigos-de-recuperacion.txt')
  const text = await saved.at(-1)?.text()
  expect(text).toContain('Códigos de recuperación de Puente (localhost')
  for (const code of codes) expect(text).toContain(`${code}\r\n`)
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
})

test('leaving before the codes are saved: the screen asks, and leaves after confirmation', async () => {
  await askForCodes()
  await userEvent.click(screen.getByRole('link', { name: 'Inicio' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('¿Salir sin guardar los códigos?')
  await userEvent.click(screen.getByRole('button', { name: 'Volver a los códigos' }))
  expect(screen.getByText('AAAAA-22222')).toBeDefined()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented, 'the browser asks too').toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Inicio' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByRole('heading', { name: 'Tu casa' })).toBeDefined()
})

test('codes that are saved: leaving does not ask', async () => {
  await askForCodes()
  await userEvent.click(screen.getByRole('button', { name: 'Ya los guardé' }))
  await userEvent.click(screen.getByRole('link', { name: 'Inicio' }))
  expect(await screen.findByRole('heading', { name: 'Tu casa' })).toBeDefined()
})

test('new codes: the previous ones are named only when some were left', async () => {
  await askForCodes()
  expect(screen.getByText(/Los anteriores ya no sirven/)).toBeDefined()
  cleanup()
  left = 0
  await askForCodes()
  expect(screen.getByText(/Cada uno sirve una vez/)).toBeDefined()
  expect(screen.queryByText(/Los anteriores/)).toBeNull()
})
