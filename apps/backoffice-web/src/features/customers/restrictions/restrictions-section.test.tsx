// @vitest-environment jsdom
import type { StaffCustomer } from '@puente/contract/staff'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { RestrictionsSection } from './restrictions-section.tsx'

const customer = (kind: 'freeze' | 'legal-hold', change = 'end') =>
  ({
    id: `cus_${'1'.repeat(32)}`,
    restrictions: [],
    restrictionOwners: [],
    restrictionProposals: [
      {
        id: `prp_${'1'.repeat(32)}`,
        kind,
        change,
        reason: 'court-order',
        note: 'Alzamiento recibido.',
        by: 'Oficial Demo',
        byId: 'stf_2',
        at: '2026-11-29T12:00:00Z',
      },
    ],
  }) as unknown as StaffCustomer

test.each([
  ['freeze', 'analyst', 0],
  ['freeze', 'officer', 1],
  ['legal-hold', 'analyst', 1],
] as const)('a proposal to lift a %s, read by an %s: %i button confirms it', async (kind, role, buttons) => {
  showCase(() => <RestrictionsSection customer={customer(kind)} />, 'stf_1', '/case/1', role)
  await screen.findByText('Alzamiento recibido.')
  expect(screen.queryAllByRole('button', { name: /^Confirmar y/ })).toHaveLength(buttons)
})

test('a proposed legal hold: what follows does not say that the customer reads it', async () => {
  showCase(
    () => <RestrictionsSection customer={customer('legal-hold', 'set')} />,
    'stf_1',
    '/case/1',
    'officer',
  )
  await screen.findByText('Alzamiento recibido.')
  expect(screen.getAllByText('Rige al confirmar. No detiene nada, y el cliente no la ve.')).not.toHaveLength(
    0,
  )
  expect(screen.queryAllByText(/El cliente lee una clase neutra/)).toHaveLength(0)
})
