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

const threadOf = (changed: Partial<StaffThread>) =>
  ({
    id: 'thr_1',
    folio: 'RE2J7K9M',
    kind: 'question',
    state: 'waiting-operator',
    messages: [],
    ...changed,
  }) as StaffThread

test.each([
  ['waiting-operator', /queda sin respuesta/],
  ['waiting-customer', /^Si la persona vuelve a escribir/],
] as const)('closing a thread that is %s: says %s', async (state, said) => {
  const thread = threadOf({ state })
  showCase(() => <CloseThread thread={thread} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la conversación' }))
  expect(screen.getByText(said)).toBeTruthy()
})

const from = (author: 'customer' | 'staff') => ({ id: `msg_${author}`, author, at: '2026-11-20T12:00:00Z' })

test.each([
  ['without an answer', { messages: [from('customer')] }, false],
  ['that staff answered', { messages: [from('customer'), from('staff')] }, true],
  ['with earlier messages', { messages: [from('customer')], earlier: 'cursor' }, true],
])('a complaint %s: has a button that closes it only after an answer', async (_, changed, mayClose) => {
  showCase(() => <CloseThread thread={threadOf({ kind: 'complaint', ...changed })} />)
  await screen.findAllByText(
    mayClose ? 'Cerrar la conversación' : 'Se cierra después de contestar el reclamo.',
  )
  expect(screen.queryAllByRole('button', { name: 'Cerrar la conversación' })).toHaveLength(mayClose ? 1 : 0)
})
