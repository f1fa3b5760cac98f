import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { taxDocumentOf, type TaxedTransfer } from './tax-document.ts'

const earned = {
  journal: 'one',
  transferId: randomUUID(),
  at: new Date('2026-11-02T12:00:00Z'),
  netMinor: 1000n,
  ivaMinor: 190n,
}

const receiverOf = (originator: Partial<TaxedTransfer['originator']>, of: Partial<TaxedTransfer> = {}) =>
  taxDocumentOf(
    earned,
    {
      reference: 'PU-1',
      usdCents: 100n,
      originator: {
        kind: 'company',
        name: 'Viñas del Sur SpA',
        rut: '76.192.083-9',
        country: 'CL',
        address: 'Norte 1',
        ...originator,
      },
      ...of,
    },
    { invoiceFromUsdCents: 100_000n },
    undefined,
  ).receiver

test('the receiver of an invoice: no field is longer than the tax service accepts, and none ends in a space', () => {
  const activity = 'Cultivo de uva destinada a la producción de vinos y mostos'
  const receiver = receiverOf(
    { name: 'ñ'.repeat(101), address: `${'a'.repeat(69)} 12` },
    { activity, comuna: 'ú'.repeat(21) },
  )
  expect(receiver).toEqual({
    rut: '76.192.083-9',
    name: 'ñ'.repeat(100),
    activity: 'Cultivo de uva destinada a la producción',
    address: 'a'.repeat(69),
    comuna: 'ú'.repeat(20),
  })
})

test('the receiver of an invoice: without the fields that are not known', () => {
  expect(receiverOf({ address: '' })).toEqual({ rut: '76.192.083-9', name: 'Viñas del Sur SpA' })
})
