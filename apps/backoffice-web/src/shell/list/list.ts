import type { StaffRole } from '@puente/contract'
import type { TableColumn } from '@puente/ui'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { whileAttended } from '../attention.ts'
import type { Choice, Chosen, Filters, Month } from './filters.ts'

export interface ListColumn<Row> extends TableColumn<Row> {
  /** Stays when a case stands beside the list. */
  readonly brief?: true
}

interface Choosing<Value> {
  readonly label: string
  readonly text: (value: Value) => string
}

/** Each value is a tab, and the first is what the list shows unasked. */
export interface TabsField<Value> extends Choosing<Value> {
  readonly as: 'tabs'
}

export interface SelectField<Value> extends Choosing<Value> {
  readonly as: 'select'
  /** What it says while nothing is chosen: "Todos los estados". */
  readonly any: string
}

/** A month out of those that are offered; unless an address says one, the list shows the one that runs. */
export interface MonthField {
  readonly as: 'month'
  readonly label: string
  readonly running: () => string
  readonly offered: () => readonly string[]
}

/** How a filter is asked for. */
export type FieldOf<One> =
  One extends Choice<infer Value>
    ? TabsField<Value> | SelectField<Value>
    : One extends Month
      ? MonthField
      : { readonly as: 'typed'; readonly label: string }

/** What a list can be taken along as. */
export type FileFormat = 'csv' | 'xlsx' | 'json'

export interface Asking {
  readonly limit: number
  readonly after?: string
}

export interface Page<Row> {
  readonly items: readonly Row[]
  readonly next?: string | undefined
}

/** One list of the back office. Its first column leads to the row's case. */
export interface List<Row extends { readonly id: string }, Of extends Filters> {
  /** Unique: what is kept of the list, in the cache and of its filters, stands under it. */
  readonly name: string
  readonly path: string
  readonly filters: Of
  readonly fields: { readonly [Name in keyof Of]: FieldOf<Of[Name]> }
  readonly title: string
  readonly lead?: string
  /** What the list holds and in which order, for whoever lands in it. */
  readonly caption: string
  readonly columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]]
  readonly page: (query: Chosen<Of> & Asking) => Promise<Page<Row>>
  /**
   * Where a row's case is: below the list's own path, beside which it then stands, unless `apart`. Rows of a list without
   * it lead nowhere by themselves.
   */
  readonly casePath?: (id: string) => string
  /** Where a row leads whose case belongs to another list; some rows may lead nowhere. */
  readonly leadsTo?: (row: Row) => string | undefined
  /** Its cases are screens of their own. */
  readonly apart?: true
  /** It is read, not worked through: it is not asked anew by itself. */
  readonly still?: true
  readonly icon: ReactNode
  /** When there is nothing at all, and when nothing is as the filters say. */
  readonly empty: { readonly title: string; readonly message?: string }
  readonly noneFound?: { readonly title: string; readonly message?: string }
  /** What can be begun from here, beside the title. */
  readonly actions?: ReactNode
  /** What all of it comes to, above its rows. */
  readonly summary?: (chosen: Chosen<Of>) => ReactNode
  /** The same rows as a file, for those who may take it along. */
  readonly exported?: {
    readonly roles: readonly StaffRole[]
    readonly file: (chosen: Chosen<Of>, format: FileFormat) => Promise<Blob>
    /** CSV alone unless said. */
    readonly formats?: readonly FileFormat[]
    /** What it is called once saved: without day and ending, or without its ending where the filters name it. */
    readonly fileName: string | ((chosen: Chosen<Of>) => string)
  }
}

/** Describes a list; see `List`. */
export const describeList =
  <Row extends { readonly id: string }>() =>
  <const Of extends Filters>(list: List<Row, Of>): List<Row, Of> =>
    list

const limit = 50
const againMs = 30_000

/** What a list holds under its filters, page after page. */
export const listQuery = <Row extends { readonly id: string }, Of extends Filters>(
  list: Pick<List<Row, Of>, 'name' | 'page' | 'still'>,
  chosen: Chosen<Of>,
) =>
  infiniteQueryOptions({
    queryKey: [list.name, chosen],
    queryFn: ({ pageParam }) =>
      list.page({ ...chosen, limit, ...(pageParam === '' ? {} : { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchInterval: list.still === true ? false : whileAttended(againMs),
  })
