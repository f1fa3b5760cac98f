import { afterEach, expect, test, vi } from 'vitest'
import { oneOf, typed } from './filters.ts'
import { keepSaved, nameable, savedFor, withSaved, withoutSaved, type Saved } from './saved.ts'

const filters = { state: oneOf(['open', 'closed']) }
const closed = { name: 'Cerradas', chosen: { state: 'closed' } } as const

function browserThatKeeps(kept: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

test('saved filters: separate per member of staff and per list', () => {
  browserThatKeeps({})
  keepSaved('stf_1', 'refunds', [closed])
  expect(savedFor('stf_1', 'refunds', filters)).toEqual([closed])
  expect(savedFor('stf_2', 'refunds', filters)).toEqual([])
  expect(savedFor('stf_1', 'threads', filters)).toEqual([])
})

test('a name: stored once; at most twelve names', () => {
  const many = Array.from({ length: 12 }, (_, at): Saved<typeof filters> => ({ name: `${at}`, chosen: {} }))
  expect(withSaved([closed], { name: 'Cerradas', chosen: {} })).toEqual([{ name: 'Cerradas', chosen: {} }])
  expect(withSaved(many, closed).map(({ name }) => name)).toEqual([
    ...many.slice(1).map((one) => one.name),
    'Cerradas',
  ])
  expect(withoutSaved([closed], 'Cerradas')).toEqual([])
})

test.each(['', '{', '{}', '[null, 3, {"name": 1}]'])(
  'malformed storage, such as %s: treated as empty',
  (kept) => {
    browserThatKeeps({ 'puente.filters.stf_1.refunds': kept })
    expect(savedFor('stf_1', 'refunds', filters)).toEqual([])
  },
)

test('typed text: never saved under a name', () => {
  const searched = { ...filters, search: typed() }
  expect(nameable(searched, { search: '11.222.333-9', state: 'open' })).toEqual({ state: 'open' })
})

test('a filter that the list no longer has: left out', () => {
  browserThatKeeps({
    'puente.filters.stf_1.refunds': '[{"name": "Viejo", "chosen": {"state": "gone", "x": 1}}]',
  })
  expect(savedFor('stf_1', 'refunds', filters)).toEqual([{ name: 'Viejo', chosen: {} }])
})
