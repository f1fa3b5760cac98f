// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { MovementsTable } from './movements-table.tsx'

const movement = {
  id: 'cap_1',
  kind: 'withdrawal',
  account: 'nostro',
  amount: { amount: '123456', currency: 'USD' },
  day: '2026-11-27',
  state: 'sent-back',
  note: 'Retiro de noviembre',
  returnNote: 'El año está mal escrito.',
  by: 'Tesorería Demo',
  at: '2026-11-29T15:00:00Z',
} as const

test('a movement that was sent back: shows why, beside the reason of its proposal', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const onCorrect = vi.fn()
  showCase(() => <MovementsTable movements={[movement]} onCorrect={onCorrect} />)
  expect(await screen.findByText('Retiro de noviembre')).toBeDefined()
  expect(screen.getByText('Se devolvió: El año está mal escrito.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Corregir y proponer' }))
  expect(onCorrect).toHaveBeenCalledWith(movement)
})

test('a movement that another proposal corrects: says so, and is not corrected again', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const corrected = { ...movement, correctedBy: 'cap_2' }
  showCase(() => <MovementsTable movements={[corrected]} onCorrect={vi.fn()} />)
  expect(await screen.findByText('Se corrigió en otra propuesta.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Corregir y proponer' })).toBeNull()
})
