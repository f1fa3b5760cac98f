import { expect, test } from 'vitest'
import { compiled } from '../vite.ts'
import { createWords } from './create-words.ts'

const messages = {
  pay: 'Pagar {amount}',
  count: '{count, plural, one {un envío} other {# envíos}}',
  nested: { plain: 'Hola' },
} as const

test('texts: take arguments, and have plural forms with Chilean number formats', () => {
  const words = createWords(messages)
  expect(words('pay', { amount: '$100.000' })).toBe('Pagar $100.000')
  expect(words('count', { count: 1 })).toBe('un envío')
  expect(words('count', { count: 1234 })).toBe('1.234 envíos')
  expect(words('nested.plain')).toBe('Hola')
})

test('a missing key or argument: does not compile', () => {
  const words = createWords(messages)
  const never = () => {
    // @ts-expect-error there is no such key
    words('nothing')
    // @ts-expect-error its argument is missing
    words('pay')
    // @ts-expect-error its argument has another name
    words('pay', { sum: '$1' })
    // @ts-expect-error a catalogue's branch is not a text
    words('nested')
  }
  expect(never).toBeTypeOf('function')
})

test('compiling: keeps plain texts as they are, and names the message that does not parse', () => {
  expect(compiled(messages, 'messages')).toMatchObject({ nested: { plain: 'Hola' } })
  expect(() => compiled({ pay: 'Pagar {amount' }, 'transfers')).toThrow('transfers.pay')
  expect(() => compiled({ pay: 7 }, 'transfers')).toThrow('transfers.pay')
})
