// @vitest-environment jsdom
import type { BankStatementCase } from '@puente/contract/staff'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentRequests } from '../../shell/requests.test-kit.ts'
import { showCase } from '../../shell/show.test-kit.tsx'
import { Voided, Voiding } from './voiding.tsx'

const sent = sentRequests()
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const statement = { id: 'bst_1', state: 'accepted' } as BankStatementCase
const open = async () => userEvent.click(await screen.findByText('Anular la cartola'))
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Proponer anularla' }))

test('an accepted statement: voided with a reason only, which a second person reads', async () => {
  showCase(() => <Voiding statement={statement} />)
  await open()
  await submit()
  await waitFor(() => expect(screen.getByRole('link', { name: /Escribe por qué se anula/ })).toBeDefined())
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText('Por qué se anula'), 'El saldo inicial era otro')
  await submit()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    url: expect.stringContaining('/api/bank-statements/bst_1/voiding'),
    body: { note: 'El saldo inicial era otro' },
  })
})

test.each([
  ['later', /anula primero las posteriores/],
  ['decided', /deshaz primero esos calces/],
] as const)('a statement that cannot be voided, %s: says what to do first', async (voidObstacle, text) => {
  showCase(() => <Voiding statement={{ ...statement, voidObstacle }} />)
  await open()
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByLabelText('Por qué se anula')).toBeNull()
})

test('a voided statement: says who voided it and why', async () => {
  const voided = { reason: 'Otro día', by: 'Ana', confirmedBy: 'Luis', at: '2026-11-29T15:00:00Z' }
  showCase(() => <Voided voided={voided} />)
  expect(await screen.findByText('La anularon Ana y Luis')).toBeDefined()
  expect(screen.getByText(/«Otro día»/)).toBeDefined()
})
