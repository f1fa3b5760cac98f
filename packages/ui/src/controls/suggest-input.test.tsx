// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { SuggestInput } from './suggest-input.tsx'

const cities = ['Houston', 'San Antonio', 'San Diego'].map((title) => ({ id: title, title, detail: 'US' }))

function open(searches = false) {
  const sent = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const left = vi.fn<() => void>()
  function City() {
    const [text, setText] = useState('')
    const found = cities.filter(({ title }) => text !== '' && title.toLowerCase().startsWith(text))
    return (
      <form onSubmit={sent}>
        <SuggestInput
          name="city"
          label="Ciudad"
          text={text}
          onText={setText}
          suggestions={found}
          onChoose={({ title }) => setText(title)}
          onBlur={left}
          announcement={`${found.length} sugerencias`}
          searches={searches}
          maxLength={undefined}
        />
        <button>Enviar</button>
      </form>
    )
  }
  show(<City />)
  return { field: screen.getByRole('combobox', { name: 'Ciudad' }) as HTMLInputElement, sent, left }
}

const activeOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.querySelector('span')
    ?.firstChild?.textContent

test('keyboard: arrows move through the list, Enter chooses without submitting', async () => {
  const { field, sent } = open()
  await userEvent.type(field, 'san')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(screen.getByText('2 sugerencias').role).toBe('status')
  expect(activeOf(field)).toBeUndefined()
  await userEvent.keyboard('{ArrowDown}')
  expect(activeOf(field)).toBe('San Antonio')
  await userEvent.keyboard('{ArrowUp}')
  expect(activeOf(field)).toBe('San Diego')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(field.value).toBe('San Diego')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
})

test('free text: Escape closes the list, and Enter submits the form', async () => {
  const { field, sent, left } = open()
  await userEvent.type(field, 'san pueblo')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, 'san')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.value).toBe('san')
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledOnce()
  await userEvent.tab()
  expect(left).toHaveBeenCalledOnce()
})

test('mouse: choosing a suggestion keeps the focus in the field', async () => {
  const { field, left } = open()
  await userEvent.type(field, 'hou')
  await userEvent.click(screen.getByRole('option', { name: /Houston/ }))
  expect(field.value).toBe('Houston')
  expect(left).not.toHaveBeenCalled()
})

test('a search: Enter chooses the first suggestion and never submits the form', async () => {
  const { field, sent } = open(true)
  await userEvent.type(field, 'nada{Enter}')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, 'san{Enter}')
  expect(field.value).toBe('San Antonio')
  expect(sent).not.toHaveBeenCalled()
})
