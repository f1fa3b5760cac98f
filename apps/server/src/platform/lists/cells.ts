import { decimalsOf, exponentOf, formatDateTime, isCurrency } from '@puente/money'
import { csvOf, type NumberText } from './csv.ts'

/** The content of a table cell: text, an exact number, an instant, or nothing. */
export type Cell =
  | string
  | { readonly minor: bigint; readonly digits: number }
  | { readonly rate: string }
  | { readonly count: number }
  | { readonly at: Date }
  | undefined

/** A table for an export file; each row has a cell for each heading. */
export interface Table {
  readonly headings: readonly string[]
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>
}

/** An amount with the number of decimals that is used everywhere for its currency. */
export function amountCell(minor: bigint, currency: string): Cell {
  if (!isCurrency(currency)) return { minor, digits: 0 }
  const digits = decimalsOf(minor, currency)
  return { minor: minor / 10n ** BigInt(exponentOf(currency) - digits), digits }
}
export const pesosCell = (minor: bigint): Cell => ({ minor, digits: 0 })

/** '1234.50', exact. */
export function decimalOf(minor: bigint, digits: number): string {
  if (digits === 0) return String(minor)
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0')
  return `${minor < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** A cell in a text file for spreadsheets in Chile: exact, with a decimal comma, instants in Santiago time. */
export function textOfCell(cell: Cell): string | NumberText {
  if (cell === undefined || typeof cell === 'string') return cell ?? ''
  if ('at' in cell) return formatDateTime(cell.at)
  if ('count' in cell) return { number: String(cell.count) }
  const exact = 'rate' in cell ? cell.rate : decimalOf(cell.minor, cell.digits)
  return { number: exact.replace('.', ',') }
}

/** An amount of a currency in a text file. */
export const amountText = (minor: bigint, currency: string): string | NumberText =>
  textOfCell(amountCell(minor, currency))
export const pesosText = (minor: bigint): string | NumberText => textOfCell(pesosCell(minor))
/** An instant in the format of Chile; empty when absent. */
export const momentText = (at: Date | undefined): string => (at === undefined ? '' : formatDateTime(at))

/** The table as the pieces of a CSV file. */
export const csvOfTable = ({ headings, rows }: Table): AsyncGenerator<string> =>
  csvOf(
    headings.map((heading, place) => ({ heading, cell: (row: readonly Cell[]) => textOfCell(row[place]) })),
    rows,
  )
