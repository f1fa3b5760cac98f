// @vitest-environment jsdom
import type { StaffCustomer } from '@puente/contract/staff'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { RestrictionsSection, consequenceOf } from './restrictions-section.tsx'

const customer = (kind: 'exit' | 'freeze' | 'legal-hold', change = 'end') =>
  ({
    id: `cus_${'1'.repeat(32)}`,
    restrictions: [],
    restrictionOwners: [],
    restrictionProposals: [
      {
        id: `prp_${'1'.repeat(32)}`,
        kind,
        change,
        ...(kind === 'exit' ? { effectiveOn: '2027-01-10' } : {}),
        reason: 'court-order',
        endsBy: 'court-order-lifted',
        reviewOn: '2026-12-15',
        owner: { id: 'stf_3', name: 'Otra Oficial' },
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
  expect(screen.getAllByText(/no se borran.*el cliente no la ve. Rige al confirmar.$/)).not.toHaveLength(0)
  expect(screen.queryAllByText(/El cliente lee una clase neutra/)).toHaveLength(0)
})

test('a proposed exit: its day, its owner, its review and what stops are read before it is confirmed', async () => {
  showCase(() => <RestrictionsSection customer={customer('exit', 'set')} />, 'stf_1', '/case/1', 'analyst')
  await screen.findByText('10/01/2027')
  expect(screen.getByText('Otra Oficial')).toBeTruthy()
  expect(screen.getByText('15/12/2026')).toBeTruthy()
  expect(screen.getAllByText(/lo que está en curso termina o se devuelve/)).not.toHaveLength(0)
})

test('an own proposal to lift a freeze: says that another officer confirms it', async () => {
  showCase(() => <RestrictionsSection customer={customer('freeze')} />, 'stf_2', '/case/1', 'officer')
  await screen.findByText('Lo propusiste tú, así que lo confirma otra persona, oficial de cumplimiento.')
})

test('the form to lift a freeze: says before the press that another officer confirms it', async () => {
  const [proposal] = customer('freeze').restrictionProposals
  const restriction = { ...proposal, since: '2026-11-29T12:00:00Z', history: [] }
  const frozen = { ...customer('freeze'), restrictions: [restriction], restrictionProposals: [] }
  showCase(
    () => <RestrictionsSection customer={frozen as unknown as StaffCustomer} />,
    'stf_1',
    '/case/1',
    'officer',
  )
  await userEvent.click(await screen.findByText('Cambiar o levantar'))
  await screen.findByText(/^Después de proponer, lo confirma otra persona, oficial de cumplimiento/)
})

test.each([
  ['exit', 'set', 'El cliente lee el día del cierre'],
  ['no-new-orders', 'set', 'una clase neutra'],
  ['legal-hold', 'end', 'se borra lo que ya cumplió su plazo'],
  ['exit', 'end', 'Deja de regir al confirmar.'],
] as const)('the confirmation of %s, %s: says what follows', (kind, change, said) => {
  expect(consequenceOf({ kind, change })).toContain(said)
})
