// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { ImportScreen } from './import-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

test('an empty file: said at its field, and not sent', async () => {
  const sent: string[] = []
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: unknown, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(String(url))
    return Response.json({ items: [{ code: 'nostro', currency: 'USD' }] })
  })
  showCase(ImportScreen)
  await userEvent.selectOptions(await screen.findByLabelText('¿De qué cuenta es?'), 'nostro USD')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no field for a file')
  await userEvent.upload(input, new File([], 'vacia.csv', { type: 'text/csv' }))
  await userEvent.click(screen.getByRole('button', { name: 'Importar' }))
  expect(await screen.findAllByText(/El archivo está vacío/)).not.toHaveLength(0)
  expect(sent).toEqual([])
})
