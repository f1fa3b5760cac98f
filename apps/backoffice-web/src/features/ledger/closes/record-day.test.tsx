// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { Recorded } from './record-day.tsx'

const recorded = { id: 'clr_1', by: 'Tesorería Demo', at: '2026-11-29T15:15:00Z' }

test('a day that is recorded: says so to every reader, who recorded it and when, and leads to the record', async () => {
  showCase(() => <Recorded checklist={{ day: '2026-11-28', recorded }} />)
  expect((await screen.findByRole('status')).textContent).toBe('El cierre del 28/11/2026 está registrado')
  expect(screen.getByText(/Lo registró Tesorería Demo el 29\/11\/2026 12:15\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver el registro' }).getAttribute('href')).toBe('/closes/clr_1')
})

test('a day that is not recorded: says nothing', async () => {
  showCase(() => <Recorded checklist={{ day: '2026-11-28' }} />)
  expect((await screen.findByRole('status')).textContent).toBe('')
  expect(screen.queryByText(/está registrado/)).toBeNull()
})
