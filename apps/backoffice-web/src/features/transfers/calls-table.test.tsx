// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { CallsTable } from './detail-tables.tsx'

const call = (operation: string, outcome: string) => ({
  partner: 'rails',
  operation,
  outcome,
  durationMs: 12,
  at: '2026-11-29T15:00:00Z',
})

test('calls to partners: operation and outcome in Spanish, with the code of a refusal; unknown ones as codes', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const calls = [call('submit-payout', 'refused:AC04'), call('get-payout', 'ok'), call('other-call', 'other')]
  showCase(() => <CallsTable calls={calls} />)
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(2, 4)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Enviar el pago', 'Rechazada (AC04)'],
    ['Consultar el pago enviado', 'Respondida'],
    ['other-call', 'other'],
  ])
})
