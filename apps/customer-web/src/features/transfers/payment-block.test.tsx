// @vitest-environment jsdom
import type { CustomerSession, TransferWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '../access/session.ts'
import { PaymentBlock } from './transfer-screen.tsx'
import { TransferTimeline } from './transfer-timeline.tsx'

const estimatedAt = '2100-01-04T15:00:00.000Z'
const transfer = {
  id: `trf_${'1'.repeat(32)}`,
  state: 'waiting-for-payment',
  recipient: { name: 'Rosa Prueba' },
  price: { arrival: { estimatedAt }, receive: { amount: '10000', currency: 'MXN' } },
  timeline: [{ step: 'delivered', status: 'next', estimatedAt }],
  payment: {
    open: true,
    receivedMinor: '0',
    remainingMinor: '50000',
    deadlineAt: '2026-11-30T15:14:00.000Z',
    payments: [],
  },
} as unknown as TransferWire

function show(restriction?: object): void {
  const client = new QueryClient()
  const actingAs = { role: 'administrator', mayOrder: restriction === undefined, restriction }
  client.setQueryData(sessionQuery.queryKey, { actingAs } as unknown as CustomerSession)
  render(
    <QueryClientProvider client={client}>
      <UiProvider kind="person" words={uiWords}>
        <PaymentBlock transfer={transfer} />
        <TransferTimeline transfer={transfer} />
      </UiProvider>
    </QueryClientProvider>,
  )
}

test('an unpaid order of a customer whose orders are stopped: says not to pay it, and promises no arrival', () => {
  show({ class: 'routine', reviewOn: '2026-12-15' })
  expect(screen.getByText(/No pagues lo que tienes pendiente: por ahora no podría salir/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Pagar/ })).toBeNull()
  expect(screen.queryByText(/antes de las/)).toBeNull()
})

test('an unpaid order of any other customer: offers its payment', () => {
  show()
  expect(screen.getByRole('link', { name: 'Pagar $50.000' })).toBeTruthy()
  expect(screen.getByText(/antes de las/)).toBeTruthy()
})
