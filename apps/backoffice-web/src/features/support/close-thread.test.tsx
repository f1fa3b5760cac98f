// @vitest-environment jsdom
import type { StaffThread } from '@puente/contract/staff'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { CloseThread } from './close-thread.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

test.each([
  ['waiting-operator', /queda sin respuesta/],
  ['waiting-customer', /^Si la persona vuelve a escribir/],
] as const)('closing a thread that is %s: says %s', async (state, said) => {
  const thread = { id: 'thr_1', folio: 'RE2J7K9M', state } as StaffThread
  showCase(() => <CloseThread thread={thread} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la conversación' }))
  expect(screen.getByText(said)).toBeTruthy()
})
