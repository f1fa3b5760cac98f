// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCharacterKeys } from './character-keys.ts'
import { goKeys } from './go-keys.ts'
import { useGoKeys } from './use-go-keys.ts'
import { useKey } from './use-key.ts'

const go = vi.fn<(noun: string) => void>()
const refuse = vi.fn<() => void>()
const store = new Map<string, string>()

function Screen() {
  useGoKeys('officer', go)
  useKey('r', refuse)
  return <input aria-label="Nota" />
}

beforeEach(() => {
  store.clear()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    },
  })
  go.mockClear()
  refuse.mockClear()
  render(<Screen />)
})
afterEach(cleanup)

test('letters: each stands once, and none is G', () => {
  const letters = Object.values(goKeys)
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true)
})

test('G and a letter: opens its section, and the letter is no key of the screen', async () => {
  await userEvent.keyboard('gr')
  expect(go.mock.calls).toEqual([['reviews']])
  expect(refuse).not.toHaveBeenCalled()
  await userEvent.keyboard('r')
  expect(refuse).toHaveBeenCalledOnce()
})

test('a letter of no section, or of one that the role may not open: nothing opens', async () => {
  await userEvent.keyboard('gj')
  await userEvent.keyboard('c')
  expect(go).not.toHaveBeenCalled()
})

test('while typing, and with Ctrl: nothing opens', async () => {
  await userEvent.type(screen.getByLabelText('Nota'), 'gc')
  await userEvent.tab()
  await userEvent.keyboard('{Control>}g{/Control}c')
  expect(go).not.toHaveBeenCalled()
})

test('keys without Ctrl turned off: none acts until they are turned on again', async () => {
  setCharacterKeys(false)
  await userEvent.keyboard('gcr')
  expect(go).not.toHaveBeenCalled()
  expect(refuse).not.toHaveBeenCalled()
  setCharacterKeys(true)
  await userEvent.keyboard('gc')
  expect(go.mock.calls).toEqual([['customers']])
})
