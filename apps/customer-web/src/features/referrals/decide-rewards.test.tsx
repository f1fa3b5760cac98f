// @vitest-environment jsdom
import type { CustomerSession, ReferralProgramWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '../access/session.ts'
import { DecideRewards } from './decide-rewards.tsx'

const program = {
  promise: { keptDays: 30 },
  unspent: { amount: '5000', currency: 'CLP' },
} as unknown as ReferralProgramWire
const closed = { at: '2026-11-29T11:00:00Z', keptUntil: '2031-11-29T11:00:00Z' }

test.each([
  ['an open account', {}, 3],
  ['a closed account, which sends nothing', { closed }, 2],
])('%s: has the choices that it can make', (_, changed, count) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const session = { actingAs: { name: 'Persona Demo', kind: 'person', ...changed } }
  queryClient.setQueryData(sessionQuery.queryKey, session as unknown as CustomerSession)
  render(
    <UiProvider kind="person" words={uiWords}>
      <QueryClientProvider client={queryClient}>
        <DecideRewards program={program} onDecided={() => undefined} />
      </QueryClientProvider>
    </UiProvider>,
  )
  expect(screen.getAllByRole('radio')).toHaveLength(count)
  expect(screen.queryByRole('radio', { name: /comisiones/ }) === null).toBe(count === 2)
})
