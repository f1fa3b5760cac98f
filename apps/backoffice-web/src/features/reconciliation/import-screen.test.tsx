// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { ImportScreen } from './import-screen.tsx'
import { words } from './words.ts'

afterEach(() => vi.unstubAllGlobals())

/** Sends a file for the USD account, which the server refuses; returns the addresses of the requests. */
async function send(file: File): Promise<readonly string[]> {
  const sent: string[] = []
  const refusal = {
    type: 'urn:puente:refusal:statement-of-another-account',
    title: 'statement of another account',
    status: 409,
    code: 'statement-of-another-account',
    facts: { number: 'X-9 USD', expected: 'U-1 USD' },
  }
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: unknown, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ items: [{ code: 'nostro', currency: 'USD' }] })
    sent.push(String(url))
    return Response.json(refusal, { status: 409, headers: { 'content-type': 'application/problem+json' } })
  })
  showCase(ImportScreen)
  await userEvent.selectOptions(await screen.findByLabelText('¿De qué cuenta es?'), 'nostro USD')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no field for a file')
  await userEvent.upload(input, file)
  await userEvent.click(screen.getByRole('button', { name: 'Importar' }))
  return sent
}

test('a statement of another account: both accounts are named', async () => {
  await send(new File(['Cuenta;Cartola'], 'otra.csv', { type: 'text/csv' }))
  expect(await screen.findByText('El archivo dice X-9 USD. Se espera U-1 USD.')).toBeDefined()
})

test('an empty file: said at its field, and not sent', async () => {
  const sent = await send(new File([], 'vacia.csv', { type: 'text/csv' }))
  expect(await screen.findAllByText(/El archivo no trae ninguna cartola/)).not.toHaveLength(0)
  expect(sent).toEqual([])
})

test('a statement without movements: says so, and not that all of them are matched', () => {
  expect(words('import.acceptedText', { lines: 0, fresh: 0, open: 0 })).toBe('No trae movimientos.')
})
