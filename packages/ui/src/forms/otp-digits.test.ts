import { expect, test } from 'vitest'
import { otpDigits } from './otp-digits.ts'

test.each([
  ['', ''],
  ['12', '12'],
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456 ', '123456'],
  ['1234567890', '123456'],
  ['a1b2', '12'],
  ['Tu código de 2 pasos es 123456. Vence en 10 minutos.', '123456'],
  ['2 códigos: 123 456', '123456'],
])('"%s": yields "%s"', (text, digits) => {
  expect(otpDigits(text, 6)).toBe(digits)
})
