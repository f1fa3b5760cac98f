// @vitest-environment jsdom
import type { StaffCustomer } from '@puente/contract/staff'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentRequests } from '../../../shell/requests.test-kit.ts'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { RestrictForm } from './restrict-form.tsx'

const sent = sentRequests()
const ownerId = `stf_${'2'.repeat(32)}`
const customer = {
  id: `cus_${'1'.repeat(32)}`,
  restrictions: [],
  restrictionProposals: [],
  restrictionOwners: [{ id: ownerId, name: 'Oficial Demo' }],
} as unknown as StaffCustomer

test('a freeze with the day of its next review typed: proposed', async () => {
  showCase(() => <RestrictForm customer={customer} isSupport={false} />)
  await userEvent.click(await screen.findByText('Restringir a este cliente'))
  await userEvent.type(screen.getByLabelText('Nota'), 'Lo ordena el tribunal.')
  await userEvent.click(screen.getByRole('button', { name: 'Proponer congelar su dinero' }))
  await userEvent.selectOptions(screen.getByLabelText('Motivo'), 'Orden judicial')
  await userEvent.selectOptions(screen.getByLabelText('Qué la termina'), 'Orden judicial alzada')
  await userEvent.selectOptions(screen.getByLabelText('Asignado a'), 'Oficial Demo')
  await userEvent.type(screen.getByRole('textbox', { name: 'Próxima revisión' }), '10/12/2026')
  await userEvent.click(screen.getByRole('button', { name: 'Proponer congelar su dinero' }))
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ kind: 'freeze', reviewOn: '2026-12-10' }))
})

test('a legal hold: the form does not say that the customer reads its class and its day', async () => {
  showCase(() => <RestrictForm customer={customer} isSupport={false} />)
  await userEvent.click(await screen.findByText('Restringir a este cliente'))
  await userEvent.click(screen.getByRole('button', { name: 'Proponer poner la retención legal' }))
  await screen.findByLabelText('Motivo')
  expect(screen.queryByText(/^El cliente (lee solo su clase|la lee)/)).toBeNull()
})

test('a closed account: only what still stops something is offered', async () => {
  showCase(() => <RestrictForm customer={{ ...customer, status: 'closed' }} isSupport={false} />)
  await userEvent.click(await screen.findByText('Restringir a este cliente'))
  expect(screen.getAllByRole('button', { name: /^Proponer/ }).map(({ textContent }) => textContent)).toEqual([
    'Proponer suspender el acceso',
    'Proponer congelar su dinero',
    'Proponer poner la retención legal',
  ])
})
