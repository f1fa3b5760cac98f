// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewThreadForm } from './new-thread-form.tsx'

const transfer = {
  id: 'trf_1',
  recipientName: 'Rosa Ejemplo',
  send: { amount: '120000', currency: 'CLP' },
  createdAt: '2026-11-16T21:46:05.223Z',
  state: 'delivered',
}
const sent: unknown[] = []

beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('/api/threads')) sent.push(JSON.parse(body ?? ''))
    const reply = url.includes('/api/threads') ? { id: 'thr_1', items: [] } : { items: [transfer] }
    return Promise.resolve(Response.json(reply))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider kind="person" words={uiWords}>
        <NewThreadForm scope="usr_1/cus_1" begin="" onSent={() => undefined} />
      </UiProvider>
    </QueryClientProvider>,
  )
const complaint = () => screen.getByRole<HTMLInputElement>('radio', { name: /Un reclamo/ })
const about = () => screen.getByLabelText<HTMLSelectElement>('¿Sobre qué envío?')

test('a complaint about a transfer that is reloaded before it is sent: is sent as that complaint', async () => {
  const first = open()
  await screen.findByRole('option', { name: /Rosa Ejemplo/ })
  fireEvent.click(complaint())
  fireEvent.change(about(), { target: { value: 'trf_1' } })
  fireEvent.change(screen.getByLabelText('Tu mensaje'), { target: { value: 'No llegó' } })
  first.unmount()

  open()
  await screen.findByRole('option', { name: /Rosa Ejemplo/ })
  expect([complaint().checked, about().value]).toEqual([true, 'trf_1'])
  fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
  await waitFor(() => expect(sent).toEqual([{ kind: 'complaint', transferId: 'trf_1', text: 'No llegó' }]))
})
