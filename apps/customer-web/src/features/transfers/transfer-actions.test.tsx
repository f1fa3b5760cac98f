// @vitest-environment jsdom
import type { CustomerSession, TransferWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '../access/session.ts'
import { TransferActions } from './transfer-actions.tsx'

const transfer = {
  id: `trf_${'1'.repeat(32)}`,
  state: 'cancelled',
  recipient: { id: `rec_${'1'.repeat(32)}`, name: 'Rosa Prueba' },
  price: { corridorId: 'mx-mxn', fixedSide: 'send', send: { amount: '50000', currency: 'CLP' } },
} as unknown as TransferWire

function show(standing: object): void {
  const client = new QueryClient()
  const actingAs = { role: 'administrator', ...standing }
  client.setQueryData(sessionQuery.queryKey, { actingAs } as unknown as CustomerSession)
  render(
    <QueryClientProvider client={client}>
      <UiProvider kind="person" words={uiWords}>
        <TransferActions transfer={transfer} />
      </UiProvider>
    </QueryClientProvider>,
  )
}

test('an account that may send: a past transfer can be repeated', () => {
  show({})
  expect(screen.getByRole('link', { name: /Rosa Prueba/ })).toBeDefined()
})

test.each([
  ['restricted', { restriction: { class: 'routine', reviewOn: '2026-12-15' } }],
  ['being closed', { closingSince: '2026-11-29T12:00:00Z' }],
  ['closed', { closed: { at: '2026-11-29T12:00:00Z', keptUntil: '2031-11-29' } }],
])('an account that is %s: no transfer is offered again', (_, standing) => {
  show(standing)
  expect(screen.queryByRole('link')).toBeNull()
})
