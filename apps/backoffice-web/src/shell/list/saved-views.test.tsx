// @vitest-environment jsdom
import type { ListViewWire } from '@puente/contract/staff'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { showCase } from '../show.test-kit.tsx'
import type { Filters } from './filters.ts'
import type { List } from './list.ts'
import { SavedViews } from './saved-views.tsx'

const view: ListViewWire = {
  id: `lvw_${'1'.repeat(32)}`,
  name: 'Sin pagar',
  filters: {},
  shared: true,
  mine: true,
  owner: 'Ana Demo',
  changedAt: '2026-11-27T12:00:00Z',
}

const list = { name: 'transfers', path: '/', filters: {}, fields: {} } as unknown as List<
  { id: string },
  Filters
>

const methods: string[] = []
beforeEach(() => {
  methods.length = 0
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    methods.push(method)
    return method === 'GET' ? Response.json({ views: [view] }) : new Response(null, { status: 204 })
  })
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

test('a shared view: deleted after a dialog that says that the team loses it', async () => {
  showCase(() => <SavedViews list={list} chosen={{}} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar la vista Sin pagar' }))
  expect(methods).not.toContain('DELETE')
  const dialog = within(screen.getByRole('alertdialog', { name: '¿Borras la vista Sin pagar?' }))
  dialog.getByText(/^La pierde también tu equipo/)
  await userEvent.click(dialog.getByRole('button', { name: 'Borrar la vista' }))
  await waitFor(() => expect(methods).toContain('DELETE'))
})
