// @vitest-environment jsdom
import type { CustomerSession } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionQuery } from '../access/session.ts'
import { RecipientsScreen } from './recipients-screen.tsx'

test('a restricted account: the list says why it offers no transfers', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const client = new QueryClient()
  const actingAs = { role: 'administrator', restriction: { class: 'routine', reviewOn: '2026-12-15' } }
  client.setQueryData(sessionQuery.queryKey, {
    user: { id: 'usr_1' },
    actingAs,
  } as unknown as CustomerSession)
  const router = createRouter({
    routeTree: createRootRoute({ component: RecipientsScreen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={client}>
      <UiProvider kind="person" words={uiWords}>
        <RouterProvider router={router as never} />
      </UiProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Por ahora no puedes hacer envíos nuevos')).toBeTruthy()
})
