// @vitest-environment jsdom
import type { LocalitiesWire, PendingItemWire, ProfileWire } from '@puente/contract/customer'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showScreen } from '../../../shell/show-screen.test-kit.tsx'
import { pendingQuery } from '../../tasks/pending-queries.ts'
import { AnnualReview } from './annual-review.tsx'

afterEach(cleanup)

const item = (more: object) =>
  ({
    id: `pdi_${'1'.repeat(32)}`,
    kind: 'annual-update',
    path: '/notifications/update-profile',
    turn: 'customer',
    mine: true,
    facts: { since: '2025-11-24' },
    ...more,
  }) as unknown as PendingItemWire

async function show(pending: PendingItemWire): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(pendingQuery.queryKey, { items: [pending] } as never)
  const profile = { kind: 'person', name: 'Ana Prueba', address: {} } as unknown as ProfileWire
  const review = () => (
    <AnnualReview
      item={pending}
      profile={profile}
      localities={{} as LocalitiesWire}
      onConfirmed={async () => undefined}
    />
  )
  showScreen(review, client)
  await screen.findByRole('button', { name: 'Sigue igual' })
}

test('within the grace period: names the last day on which transfers are accepted, and can be postponed', async () => {
  await show(item({ blocks: false, blocksFrom: '2026-12-24T03:00:00.000Z' }))
  expect(screen.queryByText(/Puedes seguir enviando hasta el 23\/12\/2026/)).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Ahora no' })).not.toBeNull()
})

test('after the grace period: cannot be postponed', async () => {
  await show(item({ blocks: true }))
  expect(screen.queryByText(/Confírmalos para volver a enviar/)).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Ahora no' })).toBeNull()
})
