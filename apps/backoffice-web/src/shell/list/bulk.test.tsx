// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { showCase } from '../show.test-kit.tsx'
import { BulkBar, type BulkAction } from './bulk.tsx'

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

interface Row {
  readonly id: string
  readonly owner?: string
}

test('several rows: each shown before, those that change asked once, each with its own result', async () => {
  const run = vi.fn(async ({ id }: Row) => {
    if (id === 'c') throw new Error('refused')
  })
  const onClear = vi.fn()
  const take: BulkAction<Row> = {
    key: 'take',
    label: 'Tomar',
    describe: ({ id }) => `Caso ${id}`,
    kept: ({ owner }, staffId) => (owner === staffId ? 'Ya es tuyo' : undefined),
    run,
  }
  const rows = [{ id: 'a' }, { id: 'b', owner: 'stf_1' }, { id: 'c' }]
  showCase(() => <BulkBar actions={[take]} rows={rows} onClear={onClear} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Tomar' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Tomar' }))
  expect(dialog.getByRole('status').textContent).toBe('Cambian 2 filas de 3.')
  expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Caso a',
    'Caso bYa es tuyo',
    'Caso c',
  ])
  expect(run).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Tomar (2)' }))
  expect(await dialog.findByText('2 de 2')).toBeTruthy()
  expect(run.mock.calls.map(([row]) => row.id)).toEqual(['a', 'c'])
  const [first, , last] = dialog.getAllByRole('listitem')
  expect(first?.textContent).toBe('Caso aListo')
  expect(last?.textContent?.length).toBeGreaterThan('Caso c'.length)
  const [, close = dialog.getByRole('button')] = dialog.getAllByRole('button', { name: /^Cerrar/ })
  await userEvent.click(close)
  expect(onClear).toHaveBeenCalledTimes(1)
})
