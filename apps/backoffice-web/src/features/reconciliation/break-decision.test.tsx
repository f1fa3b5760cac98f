// @vitest-environment jsdom
import type { BreakWire } from '@puente/contract/staff'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentRequests } from '../../shell/requests.test-kit.ts'
import { showCase } from '../../shell/show.test-kit.tsx'
import { BreakDecision } from './break-decision.tsx'

const sent = sentRequests()
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const item = (id: string, side: 'bank' | 'books', amount: string) => ({
  id,
  side,
  day: '2026-11-20',
  amount: { amount, currency: 'CLP' },
  kind: 'transfer',
  references: [],
})
const found = {
  id: 'brk_0',
  currency: 'CLP',
  closed: false,
  item: item('brk_0', 'bank', '5000'),
  candidates: [
    { item: item('brk_1', 'books', '3000'), fits: [] },
    { item: item('brk_2', 'books', '2000'), fits: [] },
  ],
  handLimit: '100000',
  counters: ['bank-differences'],
  notes: [],
} as unknown as BreakWire

async function open(shown = found): Promise<void> {
  showCase(() => <BreakDecision found={shown} mayAct />)
  await screen.findByLabelText('Por qué')
}
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const faults = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test('movements that do not add up: the fault is shown at them; once they do, their ids are sent', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Por qué'), 'Dos abonos en uno.')
  await choose(/Calzar/)
  const [first, second] = screen.getAllByRole('checkbox')
  await userEvent.click(first as HTMLElement)
  await submit('Calzar')
  await waitFor(() => expect(faults()).toEqual(['Todavía no cuadra.']))
  expect(sent).toEqual([])
  await userEvent.click(second as HTMLElement)
  await submit('Calzar')
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ items: ['brk_1', 'brk_2'], note: 'Dos abonos en uno.' }]),
  )
})

test('another way to close after a failed one: its own field is required, and only its request is sent', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Por qué'), 'Comisión del banco.')
  await choose(/Calzar/)
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await submit('Calzar')
  await screen.findByRole('alert')
  await choose(/Registrarlo/)
  await submit('Proponer el asiento')
  await waitFor(() => expect(faults()).toEqual(['Elige la cuenta.']))
  await userEvent.selectOptions(screen.getByLabelText('¿Contra qué cuenta?'), 'bank-differences')
  await submit('Proponer el asiento')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toEqual({ account: 'bank-differences', note: 'Comisión del banco.' })
  await screen.findByRole('alert')
})

test('a debit of the bank whose text names a charge: the entry and its account are chosen; another text: nothing is', async () => {
  const debit = { ...found, candidates: [], counters: ['partner-charges', 'bank-differences'] } as BreakWire
  const saying = (words: string): BreakWire => ({
    ...debit,
    item: { ...debit.item, ...item('brk_0', 'bank', '-3500'), words },
  })
  await open(saying('Traspaso a otra cuenta'))
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  cleanup()
  await open(saying('COMISIÓN DE MANTENCIÓN'))
  await userEvent.type(screen.getByLabelText('Por qué'), 'Comisión mensual.')
  await submit('Proponer el asiento')
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ account: 'partner-charges', note: 'Comisión mensual.' }]),
  )
})
