// @vitest-environment jsdom
import type { TrialBalanceWire } from '@puente/contract/staff'
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
import { AccountsTable } from './balance-tables.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Account = TrialBalanceWire['accounts'][number]
const account = (code: string, currency: string, debits: string): Account => ({
  code,
  currency,
  accounts: 1,
  clearing: false,
  debits,
  credits: '0',
  balance: debits,
  pendingDebits: '0',
  pendingCredits: '0',
})

/** Renders the table within the route that holds the session of staff. */
function show(accounts: readonly Account[]) {
  const root = createRootRoute()
  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    beforeLoad: () => ({ session: { staff: { role: 'treasury' } } }),
  })
  const page = createRoute({
    getParentRoute: () => shell,
    path: '/',
    component: () => <AccountsTable accounts={accounts} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([page])]),
    history: createMemoryHistory(),
  })
  render(
    <UiProvider kind="company" words={uiWords}>
      <RouterProvider router={router as never} />
    </UiProvider>,
  )
}

test('the accounts of the trial balance: sorted by the amounts shown, whatever their currencies', async () => {
  // 5.000 CLP, 70,00 USD and 600 CLP: by minor units, the dollars would come first.
  show([
    account('client-funds', 'CLP', '5000'),
    account('client-funds', 'USD', '7000'),
    account('fees', 'CLP', '600'),
  ])
  await screen.findByRole('grid', { name: 'Por cuenta' }, { timeout: 60_000 })
  const shown = () =>
    [...document.querySelectorAll('[role="gridcell"][data-field="debits"]')].map((cell) => cell.textContent)
  expect(shown()).toEqual(['$5.000', '70,00', '$600'])
  await userEvent.click(screen.getByText('Debe'))
  await waitFor(() => expect(shown()).toEqual(['70,00', '$600', '$5.000']))
})
