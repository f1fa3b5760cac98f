import { decimalsOf, exponentOf, formatDateTime, isCurrency } from '@puente/money'

/** The text of a number. It is not treated as a formula, whatever its sign. */
interface NumberText {
  readonly number: string
}

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
/** An amount as the API writes it. */
export const moneyCell = ({
  amount,
  currency,
}: {
  readonly amount: string
  readonly currency: string
}): Cell => amountCell(BigInt(amount), currency)
/** An instant as the API writes it; empty when absent. */
export const instantCell = (at: string | undefined): Cell =>
  at === undefined ? undefined : { at: new Date(at) }
/** A day as the API writes it, '2026-11-24', in the format of Chile; empty when absent. */
export const dayCell = (day: string | undefined): Cell => day?.split('-').reverse().join('/')

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
