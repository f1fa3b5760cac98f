// @vitest-environment jsdom
import type { CustomerSession, TransferWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '../access/session.ts'
import { PaymentBlock } from './transfer-screen.tsx'

const transfer = {
  id: `trf_${'1'.repeat(32)}`,
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
      </UiProvider>
    </QueryClientProvider>,
  )
}

test('an unpaid order of a customer whose orders are stopped: says not to pay it, and offers no payment', () => {
  show({ class: 'routine', reviewOn: '2026-12-15' })
  expect(screen.getByText(/No pagues lo que tienes pendiente: por ahora no podría salir/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Pagar/ })).toBeNull()
})

test('an unpaid order of any other customer: offers its payment', () => {
  show()
  expect(screen.getByRole('link', { name: 'Pagar $50.000' })).toBeTruthy()
})
