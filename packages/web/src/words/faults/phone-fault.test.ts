import { expect, test } from 'vitest'
import { phoneFault } from './phone-fault.ts'

const nine = (typed: number) =>
  `Un número de Chile tiene 9 números; escribiste ${typed}. Por ejemplo, 9 1234 5678.`

test.each([
  ['9 1234 5678', undefined],
  ['+56 9 1234 5678', undefined],
  ['0056912345678', undefined],
  ['56 9 1234 5678', undefined],
  ['(2) 2345-6789', undefined],
  ['+1 202 555 0123', undefined],
  ['9 1234 56', nine(7)],
  ['9 1234 567', nine(8)],
  ['+56 9 1234', nine(5)],
  ['9 1234 56789', nine(10)],
  ['+56 9 1234 567890', nine(11)],
  [
    '+54 9 11',
    'Con el código del país, un teléfono tiene al menos 8 números; escribiste 5. Por ejemplo, +51 912 345 678.',
  ],
  ['', 'Escribe el teléfono. Por ejemplo, 9 1234 5678.'],
  [
    'mi celular',
    'El teléfono lleva solo números, y + si empieza con el código del país. Por ejemplo, 9 1234 5678.',
  ],
])('the phone %j: %s', (typed, text) => {
  expect(phoneFault(typed)).toBe(text)
})
