// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenIn } from '../../shell/list/filters.ts'
import { balanceFilters } from './filters.ts'
import { InstantForm } from './moment-form.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders the form with the filters of this address. Returns the history, whose address the form changes. */
function show(address: string) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/trial-balance',
    validateSearch: (search) => chosenIn(balanceFilters, search),
    component: () => <InstantForm chosen={page.useSearch()} />,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  render(
    <UiProvider kind="company" words={uiWords}>
      <RouterProvider router={router as never} />
    </UiProvider>,
  )
  return history
}

test('the basis of the trial balance: in the address, beside the day that was chosen', async () => {
  const history = show('/trial-balance?day=2026-11-24&time=18:00')
  const basis = await screen.findByRole<HTMLSelectElement>(
    'combobox',
    { name: /^Según/ },
    { timeout: 60_000 },
  )
  expect(basis.value).toBe('recorded')
  await userEvent.selectOptions(basis, 'effective')
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(history.location.search))).toMatchObject({
      day: '2026-11-24',
      by: 'effective',
    }),
  )
  expect(decodeURIComponent(history.location.search)).toContain('18:00')
  await userEvent.click(screen.getByRole('button', { name: 'Ver ese momento' }))
  await waitFor(() => expect(history.location.search).toContain('by=effective'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Según/ }), 'recorded')
  await waitFor(() => expect(history.location.search).not.toContain('by='))
})
