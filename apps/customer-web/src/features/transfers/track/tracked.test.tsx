// @vitest-environment jsdom
import type { TrackingWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tracked } from './tracked.tsx'
import { wordsIn } from './words.ts'

const at = '2026-11-25T18:00:00.000Z'

function show(state: TrackingWire['state']): void {
  const tracking: TrackingWire = {
    state,
    timeline: [{ step: 'ordered', status: 'done', at }],
    receive: { amount: '6170', currency: 'USD' },
    country: 'US',
    recipient: { firstName: 'Rosa', accountEnding: '1222' },
    senderFirstName: 'Persona',
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider kind="person" words={uiWords}>
        <Tracked tracking={tracking} token="token" language="es" words={wordsIn('es')} />
      </UiProvider>
    </QueryClientProvider>,
  )
}

test.each(['refunding', 'refunded', 'expired', 'cancelled', 'stopped'] as const)(
  'a transfer that is %s: the amount is one that the recipient would have got',
  (state) => {
    show(state)
    expect(screen.getByText('Iba a recibir')).toBeTruthy()
    expect(screen.queryByText('Recibe')).toBeNull()
  },
)

test('a transfer on its way: the amount that the recipient gets', () => {
  show('sent-to-bank')
  expect(screen.getByText('Recibe')).toBeTruthy()
})
