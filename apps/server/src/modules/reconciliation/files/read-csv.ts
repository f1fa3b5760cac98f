import { CsvRows, type Cell } from './csv-rows.ts'
import { chileanAmount, currencyIn, dayIn } from './read-values.ts'
import {
  FileProblem,
  type FileLimits,
  type FileLine,
  type FileStatement,
  type Place,
  type TextReader,
} from './statement-file.ts'

/** Columns of the first table, which has one row, and of the second, which has one row for each movement. */
const headColumns = ['cuenta', 'cartola', 'moneda', 'desde', 'hasta', 'saldo inicial', 'saldo final'] as const
const lineColumns = [
  'fecha',
  'identificador',
  'descripcion',
  'referencia',
  'rut',
  'nombre',
  'cargo',
  'abono',
] as const
/** Optional columns. */
const optional: readonly string[] = ['identificador', 'referencia', 'rut', 'nombre']

type Named<Column extends string> = (name: Column) => Cell

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Reads the CSV layout of docs/bank-statements.md, row by row. */
export class CsvReader implements TextReader {
  private readonly rows = new CsvRows((cells) => this.row(cells))
  private readonly limits: FileLimits
  private expects: 'head' | 'head-values' | 'lines' | 'line-values' = 'head'
  private places: ReadonlyMap<string, number> = new Map()
  private head: Omit<FileStatement, 'lines'> | undefined
  private readonly lines: FileLine[] = []

  constructor(limits: FileLimits) {
    this.limits = limits
  }

  write(text: string): void {
    this.rows.write(text)
  }

  end(): FileStatement[] {
    this.rows.end()
    if (this.head === undefined) throw new FileProblem('nothing', { line: 1, column: 1 })
    if (this.expects !== 'line-values') throw new FileProblem('missing', { line: 1, column: 1 }, 'fecha')
    return [{ ...this.head, lines: this.lines }]
  }

  private row(cells: readonly Cell[]): void {
    if (this.expects === 'head') return this.columns(cells, headColumns, 'head-values')
    if (this.expects === 'head-values') return this.headRow(this.named(cells))
    if (this.expects === 'lines') return this.columns(cells, lineColumns, 'line-values')
    this.lineRow(this.named(cells), cells[0]?.place ?? { line: 1, column: 1 })
  }

  private columns(cells: readonly Cell[], wanted: readonly string[], next: CsvReader['expects']): void {
    const places = new Map<string, number>()
    for (const [place, cell] of cells.entries()) {
      const name = plain(cell.text)
      if (name === '') continue
      if (!wanted.includes(name) || places.has(name)) throw new FileProblem('column', cell.place, cell.text)
      places.set(name, place)
    }
    const missing = wanted.find((name) => !places.has(name) && !optional.includes(name))
    if (missing !== undefined)
      throw new FileProblem('missing', cells[0]?.place ?? { line: 1, column: 1 }, missing)
    this.places = places
    this.expects = next
  }

  private named(cells: readonly Cell[]): Named<string> {
    const last = cells.at(-1)?.place ?? { line: 1, column: 1 }
    return (name) => cells[this.places.get(name) ?? -1] ?? { text: '', place: last }
  }

  private headRow(at: Named<(typeof headColumns)[number]>): void {
    const said = (name: (typeof headColumns)[number]): Cell => {
      const cell = at(name)
      if (cell.text === '') throw new FileProblem('empty', cell.place, name)
      return cell
    }
    const currency = currencyIn(said('moneda').text, said('moneda').place)
    const amount = (name: 'saldo inicial' | 'saldo final') =>
      chileanAmount(said(name).text, currency, said(name).place)
    const reference = said('cartola').text
    this.head = {
      number: said('cuenta').text,
      reference,
      sequence: /^[0-9]{1,12}$/.test(reference) ? BigInt(reference) : undefined,
      currency,
      fromDay: dayIn(said('desde').text, said('desde').place),
      toDay: dayIn(said('hasta').text, said('hasta').place),
      openingMinor: amount('saldo inicial'),
      closingMinor: amount('saldo final'),
    }
    this.expects = 'lines'
  }

  private lineRow(at: Named<(typeof lineColumns)[number]>, place: Place): void {
    if (this.lines.length >= this.limits.maxLines) throw new FileProblem('too-many-lines', place)
    const currency = this.head?.currency ?? ''
    const [went, came] = [at('cargo'), at('abono')]
    const outMinor = chileanAmount(went.text, currency, went.place)
    const inMinor = chileanAmount(came.text, currency, came.place)
    if (outMinor < 0n) throw new FileProblem('number', went.place, went.text)
    if (inMinor < 0n || inMinor > 0n === outMinor > 0n) throw new FileProblem('number', came.place, came.text)
    const said = (name: 'identificador' | 'referencia' | 'rut' | 'nombre') => at(name).text || undefined
    const words = at('descripcion').text
    this.lines.push({
      day: dayIn(at('fecha').text, at('fecha').place),
      amountMinor: inMinor - outMinor,
      kind: inMinor > 0n ? 'abono' : 'cargo',
      bankId: said('identificador'),
      refs: [said('referencia') ?? [], said('identificador') ?? []].flat(),
      words,
      name: said('nombre'),
      rut: said('rut'),
    })
  }
}
