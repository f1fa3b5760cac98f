// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { idInPath, openedIds, rememberOpened } from './recent.ts'

const id = (prefix: string, digit: string) => `${prefix}_${digit.repeat(32)}`
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    },
  })
})

test('a page with an id that the server names: its id; other pages: none', () => {
  expect(idInPath(`/customers/${id('cus', '1')}`)).toBe(id('cus', '1'))
  expect(idInPath(`/payouts/${id('pyo', '1')}`)).toBeUndefined()
  expect(idInPath('/customers')).toBeUndefined()
})

test('pages opened: the latest first, each once, at most eight, for each person', () => {
  for (const digit of '0123456789') rememberOpened('stf_a', id('trf', digit))
  rememberOpened('stf_a', id('trf', '5'))
  expect(openedIds('stf_a').slice(0, 2)).toEqual([id('trf', '5'), id('trf', '9')])
  expect(openedIds('stf_a')).toHaveLength(8)
  expect(openedIds('stf_b')).toEqual([])
})

test('what the browser stores: ids only', () => {
  rememberOpened('stf_a', id('cus', '1'))
  expect([...store.values()]).toEqual([JSON.stringify([id('cus', '1')])])
  store.set('opened.stf_a', '{"name":"Rosa"}')
  expect(openedIds('stf_a')).toEqual([])
  store.set('opened.stf_a', '["Rosa"]')
  expect(openedIds('stf_a')).toEqual([])
})
