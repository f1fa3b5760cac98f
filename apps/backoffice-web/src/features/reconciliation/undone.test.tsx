// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { OpenAgain } from './undone.tsx'

test('a break whose match was undone: says that the decision is no longer in force, who undid it and why', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const undone = {
    matchId: 'mat_1',
    reason: 'Era otra cosa',
    by: 'Tesorería Demo',
    confirmedBy: 'Oficial Demo',
    at: '2026-11-29T15:00:00Z',
  }
  showCase(() => <OpenAgain undone={undone} />)
  expect(await screen.findByText(/la decisión que lo cerró ya no vale/)).toBeDefined()
  expect(screen.getByText(/Lo deshicieron Tesorería Demo y Oficial Demo: «Era otra cosa»/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver el calce deshecho' }).getAttribute('href')).toBe(
    '/matches/mat_1',
  )
})
