import { expect, test } from 'vitest'
import { phoneFault } from './phone-fault.ts'

const nine = 'Un número de Chile tiene 9 dígitos, como 9 1234 5678'

test.each([
  ['9 1234 5678', undefined],
  ['+56 9 1234 5678', undefined],
  ['0056912345678', undefined],
  ['56 9 1234 5678', undefined],
  ['(2) 2345-6789', undefined],
  ['+1 202 555 0123', undefined],
  ['9 1234 56', `${nine}: faltan 2.`],
  ['9 1234 567', `${nine}: falta uno.`],
  ['+56 9 1234', `${nine}: faltan 4.`],
  ['9 1234 56789', `${nine}: sobra uno.`],
  ['+56 9 1234 567890', `${nine}: sobran 2.`],
  ['+54 9 11', 'Faltan dígitos: con el código del país, un número tiene al menos 8.'],
  ['mi celular', 'Escribe el teléfono solo con números, y con + si empieza por el código del país.'],
])('the phone %j: %s', (typed, text) => {
  expect(phoneFault(typed)).toBe(text)
})
