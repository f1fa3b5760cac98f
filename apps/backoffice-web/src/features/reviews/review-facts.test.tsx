// @vitest-environment jsdom
import type { ReviewWire } from '@puente/contract/staff'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { ReviewFacts } from './review-facts.tsx'

const customerId = `cus_${'1'.repeat(32)}`
const review: ReviewWire = {
  id: `rev_${'0'.repeat(32)}`,
  transferId: `trf_${'0'.repeat(32)}`,
  transferReference: 'PUKF39L4KS',
  customerId,
  customerName: 'Empresa Demo SpA',
  recipientName: 'Naviera de Prueba Ltd',
  send: { amount: '980000', currency: 'CLP' },
  funded: false,
  reason: 'screening-hit',
  openedAt: '2026-11-20T12:00:00Z',
  dueAt: '2026-11-20T16:00:00Z',
  moneyFrozen: false,
  status: 'open',
  hits: [],
}

test('the facts of an alert: its customer leads to their page', async () => {
  showCase(() => <ReviewFacts review={review} />)
  const link = await screen.findByRole('link', { name: 'Empresa Demo SpA' })
  expect(link.getAttribute('href')).toBe(`/customers/${customerId}`)
})
