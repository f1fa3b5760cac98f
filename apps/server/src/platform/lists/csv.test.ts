import { expect, test } from 'vitest'
import type { Cell } from './cells.ts'
import { csvOf } from './csv.ts'

async function written(
  headings: readonly string[],
  ...batches: readonly (readonly (readonly Cell[])[])[]
): Promise<string> {
  async function* rows() {
    for (const batch of batches) yield batch
  }
  let file = ''
  for await (const piece of csvOf({ headings, rows: rows() })) file += piece
  return file
}

async function fileOf(...batches: readonly (readonly string[])[]): Promise<string> {
  return written(['Nombre', 'Año'], ...batches.map((texts) => texts.map((text) => [text, '2026'])))
}

test('a file: begins with the byte order mark and headings, for any batches', async () => {
  expect(await fileOf()).toBe('\uFEFFNombre;Año\r\n')
  expect(await fileOf(['Ana'], ['Beto', 'Ñusta'])).toBe(
    '\uFEFFNombre;Año\r\nAna;2026\r\nBeto;2026\r\nÑusta;2026\r\n',
  )
})

test('a number: keeps its sign', async () => {
  const file = await written(['Neto'], [[{ minor: -830n, digits: 0 }], [{ minor: 1250n, digits: 2 }]])
  expect(file).toBe('\uFEFFNeto\r\n-830\r\n12,50\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+56 9', "'+56 9"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝HYPERLINK("http://x")', '"\'＝HYPERLINK(""http://x"")"'],
  // Characters that spreadsheets drop or break a line at must not hide the formula sign behind them.
  ['\t=1+1', "'=1+1"],
  ['\r\n=1+1', "'=1+1"],
  ['  =1+1', "'=1+1"],
  ['\u200B=1+1', "'=1+1"],
  ['\u0000=1+1', "'=1+1"],
  ['a;b', '"a;b"'],
  ['a";=1+1', '"a"";=1+1"'],
  ['a\r\n=1+1', 'a =1+1'],
])('the cell %j: written %j', async (cell, written) => {
  const [, line] = (await fileOf([cell])).split('\r\n')
  expect(line).toBe(`${written};2026`)
})
