// @vitest-environment jsdom
import type { ItemRecordWire } from '@puente/contract/staff'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { CustomerItems } from './customer-items.tsx'

test.each([
  ['person-due-diligence', 'Impide enviar sobre el umbral'],
  ['eap-confirmation', 'Impide enviar'],
] as const)('an open item %s: says what it blocks', async (kind, text) => {
  const item = {
    id: `pit_${'0'.repeat(32)}`,
    kind,
    turn: 'customer',
    blocks: true,
    openedAt: '2026-11-20T12:00:00Z',
    history: [],
  } as unknown as ItemRecordWire
  vi.stubGlobal('fetch', async () => Response.json({ items: [item] }))
  showCase(() => <CustomerItems customerId={`cus_${'1'.repeat(32)}`} />)
  expect(await screen.findByText(text, { exact: true })).toBeTruthy()
})
