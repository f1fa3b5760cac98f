// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InviteMember } from './invite-member.tsx'

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
  sessionStorage.clear()
})

test('an invitation that was begun: kept when its dialog is closed', async () => {
  render(
    <UiProvider kind="company" words={uiWords}>
      <QueryClientProvider client={new QueryClient()}>
        <InviteMember />
      </QueryClientProvider>
    </UiProvider>,
  )
  const open = () => userEvent.click(screen.getByRole('button', { name: /^Invitar/ }))
  const email = () => screen.getByLabelText<HTMLInputElement>(/^Correo/)
  await open()
  await userEvent.type(email(), 'ana@ejemplo.cl')
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByLabelText(/^Correo/)).toBeNull()
  await open()
  expect(email().value).toBe('ana@ejemplo.cl')
})
