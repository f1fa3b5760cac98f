import { expect, test } from 'vitest'
import { csvOf, type Column } from './csv.ts'

const columns: readonly Column<string>[] = [
  { heading: 'Nombre', cell: (text) => text },
  { heading: 'Año', cell: () => '2026' },
]

async function fileOf(...batches: readonly (readonly string[])[]): Promise<string> {
  async function* read() {
    for (const batch of batches) yield batch
  }
  let file = ''
  for await (const piece of csvOf(columns, read())) file += piece
  return file
}

test('a file: begins with the byte order mark and headings, for any batches', async () => {
  expect(await fileOf()).toBe('\uFEFFNombre;Año\r\n')
  expect(await fileOf(['Ana'], ['Beto', 'Ñusta'])).toBe(
    '\uFEFFNombre;Año\r\nAna;2026\r\nBeto;2026\r\nÑusta;2026\r\n',
  )
})

test('a number: keeps its sign', async () => {
  const one: Column<string> = { heading: 'Neto', cell: (number) => ({ number }) }
  async function* read() {
    yield ['-830', '12,50']
  }
  let file = ''
  for await (const piece of csvOf([one], read())) file += piece
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
