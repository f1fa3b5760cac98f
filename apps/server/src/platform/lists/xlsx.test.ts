import { crc32 } from 'node:zlib'
import readSheets from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Cell } from './cells.ts'
import { xlsxOf, type Sheet } from './xlsx.ts'

async function* batches(...all: readonly (readonly (readonly Cell[])[])[]) {
  for (const batch of all) yield batch
}
const at = new Date('2026-11-24T14:05:00Z')
const sheet = (): Sheet => ({
  name: 'Envíos & "más"',
  headings: ['Texto', 'Fecha', 'Pesos', 'Dólares', 'Tasa', 'Cuenta'],
  widths: [20, 16, 12, 12, 12, 8],
  rows: batches(
    [
      [
        'Ñuñoa\u0000<&> "x"',
        { at },
        { minor: 1_234_567n, digits: 0 },
        { minor: 5n, digits: 2 },
        { rate: '952.123456' },
        { count: 3 },
      ],
    ],
    [['=HYPERLINK("http://malo.test")', undefined, { minor: 0n, digits: 0 }, undefined, undefined, '']],
  ),
})

async function bytesOf(): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of xlsxOf([sheet(), { ...sheet(), name: 'Resumen' }], at)) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('a workbook read by another library: the same texts, exact numbers, instants in Santiago time', async () => {
  const sheets = await readSheets(await bytesOf())
  expect(sheets.map(({ sheet: name }) => name)).toEqual(['Envíos & "más"', 'Resumen'])
  expect(sheets[0]?.data).toEqual([
    ['Texto', 'Fecha', 'Pesos', 'Dólares', 'Tasa', 'Cuenta'],
    ['Ñuñoa <&> "x"', new Date('2026-11-24T11:05:00Z'), 1_234_567, 0.05, 952.123456, 3],
    ['=HYPERLINK("http://malo.test")', null, 0, null, null, null],
  ])
  expect(sheets[1]?.data).toEqual(sheets[0]?.data)
})

test('the same sheets at the same instant: the same bytes', async () => {
  expect(crc32(await bytesOf())).toBe(crc32(await bytesOf()))
})

test('more rows than a sheet holds: the rows go on in a further sheet, each with its headings', async () => {
  const pieces: Uint8Array[] = []
  const long: Sheet = {
    name: 'Datos',
    headings: ['N'],
    rows: batches([[{ count: 1 }], [{ count: 2 }]], [[{ count: 3 }]], [[{ count: 4 }], [{ count: 5 }]]),
  }
  for await (const piece of xlsxOf([long, { ...long, name: 'Resumen', rows: batches([]) }], at, 3))
    pieces.push(piece)
  const sheets = await readSheets(Buffer.concat(pieces))
  expect(sheets.map(({ sheet: name, data }) => [name, data.flat()])).toEqual([
    ['Datos', ['N', 1, 2]],
    ['Datos 2', ['N', 3, 4]],
    ['Datos 3', ['N', 5]],
    ['Resumen', ['N']],
  ])
})
