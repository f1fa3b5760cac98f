// @vitest-environment jsdom
import type { BankingDaysWire } from '@puente/contract/staff'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HolidaysPreview } from './holidays-preview.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders the preview of a change; returns the requests that it sent. */
function shown(reply: BankingDaysWire, days: readonly object[]) {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, typeof init.body === 'string' ? JSON.parse(init.body) : undefined])
    return Response.json(reply)
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider kind="staff" words={uiWords}>
        <HolidaysPreview country="CL" after={{ days }} />
      </UiProvider>
    </QueryClientProvider>,
  )
  return sent
}
const texts = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
const strike = { day: '2026-12-03', banks: 'closed', reason: 'Huelga' }

test('a closed day: the banking days with the holidays in force and with the change, side by side', async () => {
  const sent = shown({ before: ['2026-12-02', '2026-12-03'], after: ['2026-12-02', '2026-12-04'] }, [strike])
  await screen.findByRole('table')
  expect(texts()).toEqual([
    ['Día hábil', 'Antes', 'Después'],
    ['1', '02/12/2026', '02/12/2026'],
    ['2', '03/12/2026', '04/12/2026'],
  ])
  expect(screen.queryByText(/son los mismos/)).toBeNull()
  expect(sent).toEqual([['/api/holidays/CL/rehearsal', { data: { days: [strike] } }]])
})

test('no banking day that differs: says so', async () => {
  shown({ before: ['2026-12-02'], after: ['2026-12-02'] }, [])
  expect(await screen.findByText(/son los mismos/)).toBeTruthy()
})

test('an incomplete row: no request, and the preview waits', () => {
  const sent = shown({ before: [], after: [] }, [{ day: '2026-12-03' }])
  expect(screen.getByText(/aparece cuando los valores están completos/)).toBeTruthy()
  expect(sent).toEqual([])
})
