// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { Finder } from './finder.tsx'

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const groups = [
  { label: 'Clientes', items: ['Rosa', 'Rosario'].map((title) => ({ id: title, title, detail: 'Persona' })) },
  { label: 'Envíos', items: [{ id: 'envío', title: 'Envío de Rosa' }] },
]

function open() {
  const onChoose = vi.fn<(id: string) => void>()
  const onClose = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  function Search() {
    const [text, setText] = useState('')
    return (
      <Finder
        open
        title="Buscar"
        placeholder="Nombre"
        text={text}
        onText={setText}
        groups={text === '' || text === 'nadie' ? [] : groups}
        onChoose={onChoose}
        onClose={onClose}
        onSubmit={onSubmit}
        note={<p>Escribe</p>}
        announcement={text === '' ? '' : '3 resultados'}
      />
    )
  }
  show(<Search />)
  return { field: screen.getByRole('combobox', { name: 'Buscar' }), onChoose, onClose, onSubmit }
}

const activeOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('keyboard: the first result is selected, arrows pass the groups, Enter chooses', async () => {
  const { field, onChoose } = open()
  expect(screen.getByText('Escribe')).toBeDefined()
  await userEvent.type(field, 'ros')
  expect(screen.queryByText('Escribe')).toBeNull()
  expect(screen.getByRole('group', { name: 'Envíos' }).textContent).toContain('Envío de Rosa')
  expect(screen.getByText('3 resultados').role).toBe('status')
  expect(activeOf(field)).toBe('RosaPersona')
  await userEvent.keyboard('{ArrowUp}')
  expect(activeOf(field)).toBe('Envío de Rosa')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose.mock.calls).toEqual([['Rosario']])
  expect((field as HTMLInputElement).value).toBe('ros')
})

test('Escape: closes the search', async () => {
  const { field, onClose } = open()
  await userEvent.type(field, 'ros{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('mouse: a result is chosen by a click', async () => {
  const { field, onChoose } = open()
  await userEvent.type(field, 'ros')
  await userEvent.click(screen.getByText('Rosario'))
  expect(onChoose.mock.calls).toEqual([['Rosario']])
})

test('Enter: submits the text while nothing is selected, and never a selected result', async () => {
  const { field, onSubmit, onChoose } = open()
  await userEvent.type(field, 'nadie{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await userEvent.clear(field)
  await userEvent.type(field, 'ros{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onChoose).toHaveBeenCalledOnce()
})

test('items that arrive above the selected one: the first is selected, unless the user moved the selection', async () => {
  const screens = {
    label: 'Pantallas',
    items: [
      { id: 'screen', title: 'Datos' },
      { id: 'other', title: 'Otra' },
    ],
  }
  function Search() {
    const [text, setText] = useState('')
    const [isHere, setHere] = useState(false)
    const shown = isHere ? [...groups, screens] : [screens]
    return (
      <>
        <button onClick={() => setHere(!isHere)}>Llegan</button>
        <Finder
          open
          title="Buscar"
          placeholder="Nombre"
          text={text}
          onText={setText}
          groups={shown.map(({ label, items }) => ({ label, items: items.map((item) => ({ ...item })) }))}
          onChoose={vi.fn()}
          onClose={vi.fn()}
          announcement=""
        />
      </>
    )
  }
  show(<Search />)
  const field = screen.getByRole('combobox', { name: 'Buscar' })
  const arrive = () => fireEvent.click(screen.getByText('Llegan'))
  await userEvent.type(field, 'ro')
  expect(activeOf(field)).toBe('Datos')
  arrive()
  expect(activeOf(field)).toBe('RosaPersona')
  arrive()
  await userEvent.keyboard('{ArrowDown}')
  expect(activeOf(field)).toBe('Otra')
  arrive()
  expect(activeOf(field)).toBe('Otra')
})
