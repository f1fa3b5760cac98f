import { expect, test } from 'vitest'
import { searchedBy } from './option-search.ts'

const options = [
  { label: 'Cultivo de uva destinada a la producción de vino', description: '012112 · Agricultura' },
  { label: 'Elaboración de vinos', description: '110200 · Industria' },
  { label: 'Venta al por menor de libros en comercios especializados', description: '476101 · Comercio' },
  { label: 'Venta al por mayor de desechos metálicos (chatarra)', description: '466902 · Comercio' },
  { label: 'Vino y licores', description: '999998 · Comercio' },
]
const search = searchedBy(options)
const found = (typed: string) => search(typed, 10).shown.map(({ description }) => description.slice(0, 6))

test.each([
  ['a code', '476101', ['476101']],
  ['the beginning of a code', '4769', []],
  ['the beginning of codes', '4', ['476101', '466902']],
  ['words in another order', 'libros venta', ['476101']],
  ['parts of words', 'espec lib', ['476101']],
  ['no accents, capitals', 'ELABORACION', ['110200']],
  ['a word in brackets', '(chatarra', ['466902']],
  ['a text that begins an option: that option first', 'vino', ['999998', '012112', '110200']],
  ['one word that does not match', 'venta vinos', []],
  ['nothing', '  ', ['012112', '110200', '476101', '466902', '999998']],
])('%s: %j finds %j', (_, typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

test('more options than are shown: the number of the others', () => {
  expect(search('', 2)).toEqual({ shown: options.slice(0, 2), more: 3 })
  expect(search('comercio', 2).more).toBe(1)
  expect(search('comercio', 3).more).toBe(0)
})
