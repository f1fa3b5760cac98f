// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { InviteDialog } from './invite-dialog.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function Screen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <InviteDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

test('an invitation that was begun: kept when its dialog is closed', async () => {
  showCase(Screen)
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir' }))
  await userEvent.type(screen.getByLabelText(/^Nombre/), 'Ana Ejemplo')
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByLabelText(/^Nombre/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Ana Ejemplo')
})
