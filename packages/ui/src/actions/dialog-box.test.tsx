// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

function Row({ onRemoved }: { onRemoved: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <div>
      <button type="button" onClick={() => setAsking(true)}>
        Ana
      </button>
      <ConfirmDialog
        open={asking}
        title="Remove Ana?"
        confirmLabel="Remove"
        cancelLabel="Keep"
        onConfirm={onRemoved}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

function List() {
  const [hasRow, setHasRow] = useState(true)
  return (
    <main>
      <h1>Members</h1>
      {hasRow ? <Row onRemoved={() => setHasRow(false)} /> : null}
    </main>
  )
}

function ask() {
  render(<List />)
  screen.getByRole('button', { name: 'Ana' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Ana' }))
}
const focused = () => document.activeElement?.textContent

test('a dialog that is cancelled: the focus returns to the button that opened it', () => {
  ask()
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(focused()).toBe('Ana')
})

test('a dialog whose action removes the row that opened it: the focus goes to the heading', async () => {
  ask()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(focused()).toBe('Members'))
})

function ListWithOneDialog() {
  const [rows, setRows] = useState(['Ana'])
  const [asking, setAsking] = useState(false)
  const remove = () => {
    setRows([])
    setAsking(false)
  }
  return (
    <main>
      <h1>Members</h1>
      {rows.map((name) => (
        <button key={name} type="button" onClick={() => setAsking(true)}>
          {name}
        </button>
      ))}
      <ConfirmDialog
        open={asking}
        title="Remove Ana?"
        confirmLabel="Remove"
        cancelLabel="Keep"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </main>
  )
}

test('a dialog that stays when its action removes the row: the focus leaves it for the heading', async () => {
  render(<ListWithOneDialog />)
  screen.getByRole('button', { name: 'Ana' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Ana' }))
  screen.getByRole('button', { name: 'Remove' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(focused()).toBe('Members'))
})
