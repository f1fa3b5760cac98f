import type { StaffRole } from '@puente/contract'
import type { TableColumn } from '@puente/ui'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BulkAction } from './bulk.tsx'
import { pollWhileActive } from '../attention.ts'
import type { Choice, Chosen, Filters, Month } from './filters.ts'

export type ListColumn<Row> = TableColumn<Row> & {
  /** Also shown when a case is open beside the list. */
  readonly brief?: true
  /** A reader adds it from "Columnas". */
  readonly atFirst?: 'hidden'
  /** Values of the filter `order` that sort by this column. */
  readonly orders?: { readonly descending?: string; readonly ascending?: string }
}

interface Choosing<Value> {
  readonly label: string
  readonly text: (value: Value) => string
}

/** Each value is a tab; the first is the default. */
export interface TabsField<Value> extends Choosing<Value> {
  readonly as: 'tabs'
  /** What a tab shows instead of its text: with a count. */
  readonly tab?: (value: Value) => ReactNode
}

export interface SelectField<Value> extends Choosing<Value> {
  readonly as: 'select'
  /** The option for no value: "Todos los estados". */
  readonly any: string
}

/** The order of the rows: the heads of the columns choose it. The first value is the usual one. */
export interface OrderField {
  readonly as: 'order'
}

/** A month among those offered; by default the current one. */
export interface MonthField {
  readonly as: 'month'
  readonly label: string
  readonly running: () => string
  readonly offered: () => readonly string[]
}

/** A filter that is shown once it is set or the reader asks for more filters. */
interface Placement {
  readonly rare?: true
}

/** The kind of control for a filter. */
export type FieldOf<One> = Placement & ControlOf<One>

type ControlOf<One> =
  One extends Choice<infer Value>
    ? TabsField<Value> | SelectField<Value> | OrderField
    : One extends Month
      ? MonthField
      : { readonly as: 'typed'; readonly label: string }

/** The file formats of an export. */
export type FileFormat = 'csv' | 'xlsx' | 'json'

export interface Asking {
  readonly limit: number
  readonly after?: string
}

export interface Page<Row> {
  readonly items: readonly Row[]
  readonly next?: string | undefined
}

/** A list of the back office. Its first column links to the row's case. */
export interface List<Row extends { readonly id: string }, Of extends Filters> {
  /** Unique; part of the cache key and of the key of saved filters. */
  readonly name: string
  readonly path: string
  readonly filters: Of
  readonly fields: { readonly [Name in keyof Of]: FieldOf<Of[Name]> }
  readonly title: string
  readonly lead?: string
  /** The contents and order of the list, for screen readers. */
  readonly caption: string
  readonly columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]]
  readonly page: (query: Chosen<Of> & Asking) => Promise<Page<Row>>
  /**
   * The path of a row's case. It must be below the list's path, because the case opens beside the list,
   * unless `apart`. Without it, rows have no links of their own.
   */
  readonly casePath?: (id: string) => string
  /** The path for rows whose case belongs to another list; undefined for rows without one. */
  readonly leadsTo?: (row: Row) => string | undefined
  /** Cases open on a screen of their own. */
  readonly apart?: true
  /** A case has documents beside it and takes the whole width; its link leads back to the list. */
  readonly wideCase?: true
  /** The list is for reference: it is not refetched periodically. */
  readonly still?: true
  readonly icon: ReactNode
  /** The text for an empty list; `noneFound` is the text when no row matches the filters. */
  readonly empty: { readonly title: string; readonly message?: string }
  readonly noneFound?: { readonly title: string; readonly message?: string }
  /** What can be done with several rows. */
  readonly bulk?: readonly BulkAction<Row>[]
  /** Actions beside the title. */
  readonly actions?: ReactNode
  /** Totals of the list, shown above its rows. */
  readonly summary?: (chosen: Chosen<Of>) => ReactNode
  /** The export of the filtered rows. */
  readonly exported?: {
    readonly roles: readonly StaffRole[]
    readonly file: (chosen: Chosen<Of>, format: FileFormat) => Promise<Blob>
    /** By default only CSV. */
    readonly formats?: readonly FileFormat[]
    /**
     * The file name: without date and extension, or, when it depends on the filters, without extension only.
     */
    readonly fileName: string | ((chosen: Chosen<Of>) => string)
  }
}

/** Declares a list; see `List`. */
export const describeList =
  <Row extends { readonly id: string }>() =>
  <const Of extends Filters>(list: List<Row, Of>): List<Row, Of> =>
    list

const limit = 50
const againMs = 30_000

/** The pages of a list under its filters. */
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
    refetchInterval: list.still === true ? false : pollWhileActive(againMs),
  })
