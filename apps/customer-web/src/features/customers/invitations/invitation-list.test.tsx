// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InvitationList } from './invitation-list.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const invitation = {
  id: 'min_1',
  email: 'ana@ejemplo.cl',
  role: 'operator',
  status: 'open',
  sentAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
}

test('withdrawing an invitation: asks first, and Volver keeps it', async () => {
  const called: string[] = []
  vi.stubGlobal('fetch', (_url: unknown, { method = 'GET' }: RequestInit = {}) => {
    called.push(method)
    return Promise.resolve(
      method === 'GET' ? Response.json({ items: [invitation] }) : new Response(null, { status: 204 }),
    )
  })
  render(
    <UiProvider kind="company" words={uiWords}>
      <QueryClientProvider client={new QueryClient()}>
        <InvitationList />
      </QueryClientProvider>
    </UiProvider>,
  )
  const withdraw = await screen.findByRole('button', { name: 'Retirar la invitación a ana@ejemplo.cl' })
  fireEvent.click(withdraw)
  await screen.findByRole('alertdialog', { name: '¿Retirar la invitación a ana@ejemplo.cl?' })
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(called).not.toContain('DELETE')
  fireEvent.click(withdraw)
  fireEvent.click(await screen.findByRole('button', { name: 'Retirar' }))
  await waitFor(() => expect(called).toContain('DELETE'))
})
