// @vitest-environment jsdom
import type { ReconciliationRules, RehearsalWire } from '@puente/contract/staff'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RehearsalPart } from './rehearsal.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const owner = { first: 'treasury', afterDays: 3, later: 'compliance' } as const
const data: ReconciliationRules = {
  rules: [{ name: 'Referencia exacta', kind: 'reference', days: 2 }],
  handLimitMinor: {},
  owners: { 'bank-in': owner, 'bank-out': owner, 'books-in': owner, 'books-out': owner },
}
const rehearsed: RehearsalWire = {
  items: 7,
  draft: [{ rule: 'Referencia exacta', matches: 2, items: 4 }],
  inForce: [{ rule: 'Referencia exacta', matches: 2, items: 4 }],
  hits: [{ rule: 'Referencia exacta', matches: 12, undone: 1 }],
  left: { draft: 3, inForce: 3 },
  onlyDraft: [],
  onlyInForce: [],
}

test('rules tried on open items: shows what they would match and what the rules in force have matched', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : undefined)
    return Response.json(rehearsed)
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider kind="company" words={uiWords}>
        <RehearsalPart data={data} />
      </UiProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Simular con los movimientos abiertos' }))
  await screen.findByRole('heading', { name: 'Simulación con 7 movimientos abiertos' })
  expect(sent).toEqual([{ data }])
  const tables = screen.getAllByRole('table').map((table) => table.textContent)
  expect(tables[0]).toMatch(/Referencia exacta.*2.*4/)
  expect(tables[1]).toMatch(/Referencia exacta.*12.*1/)
})
