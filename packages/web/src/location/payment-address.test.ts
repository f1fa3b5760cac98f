import { expect, test } from 'vitest'
import { paymentAddress } from './payment-address.ts'

test.each([
  ['https://pagos.banco.test/p/1', 'https://pagos.banco.test'],
  ['http://127.0.0.1:3002/bank/pay/1', 'http://127.0.0.1:3002/bank'],
  ['https://any.test/1', undefined],
])('%s: accepted when payments are made at %s', (url, paymentUrl) => {
  expect(paymentAddress(url, paymentUrl)).toBe(url)
})

test.each([
  ['https://pagos.banco.test.evil.test/p/1', 'https://pagos.banco.test'],
  ['https://pagos.banco.test@evil.test/', 'https://pagos.banco.test'],
  ['http://pagos.banco.test/', 'https://pagos.banco.test'],
  ['javascript:alert(1)', 'https://pagos.banco.test'],
  ['javascript:alert(1)', undefined],
  ['http://any.test/1', undefined],
  ['/bank', undefined],
])('%s: rejected when payments are made at %s', (url, paymentUrl) => {
  expect(() => paymentAddress(url, paymentUrl)).toThrow()
})
