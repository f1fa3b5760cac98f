// @vitest-environment jsdom
import type { RecipientWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecipientCard } from './recipient-card.tsx'
import { RecipientTile } from './recipient-tile.tsx'

const recipient = {
  id: `rcp_${'1'.repeat(32)}`,
  kind: 'person',
  name: 'Rosa Ejemplo',
  accountEnding: '1222',
  country: 'US',
  currency: 'USD',
  lastOrder: { at: '2026-11-25T18:00:00.000Z', sendMinor: '69913', receiveMinor: '7207' },
} as unknown as RecipientWire

test('the last order to a recipient: named as an order, because it may have ended unpaid', () => {
  render(
    <UiProvider kind="person" words={uiWords}>
      <RecipientTile recipient={recipient} corridor={undefined} isRepeated={false} maySend={false} />
      <RecipientCard recipient={recipient} />
    </UiProvider>,
  )
  expect(screen.getByText(/^Último envío pedido, 25\/11\/2026: \$69\.913/)).toBeTruthy()
  expect(screen.getByText(/^Último envío pedido: \$69\.913/)).toBeTruthy()
})
