// @vitest-environment jsdom
import type { PendingItemWire } from '@puente/contract/customer'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useRefetchOnChange } from './use-refetch-on-change.ts'

const item = (turn: 'customer' | 'staff') => ({ turn, facts: {} }) as PendingItemWire
const keys = [['company-owners']]

test('an item that changes its turn: its queries are refetched, and not before', () => {
  const client = new QueryClient()
  client.setQueryData(['company-owners'], 'read')
  const isStale = () => client.getQueryState(['company-owners'])?.isInvalidated
  const hook = renderHook(({ turn }) => useRefetchOnChange(item(turn), keys), {
    initialProps: { turn: 'staff' as 'customer' | 'staff' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  hook.rerender({ turn: 'staff' })
  expect(isStale()).toBe(false)
  hook.rerender({ turn: 'customer' })
  expect(isStale()).toBe(true)
})
