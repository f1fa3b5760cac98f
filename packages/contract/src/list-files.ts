import { z } from 'zod/mini'
import { endpoint, fileEndpoint, XLSX, type StaffRole } from './endpoint.ts'
import { moneyShape } from './shapes.ts'

/** The formats of an exported list. */
export const fileFormats = ['csv', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

type Fields = Readonly<Record<string, z.ZodMiniType>>

/** The endpoint of a list of staff: its path, and its query with filters and paging. */
interface ListEndpoint<Params extends z.ZodMiniType | undefined, Query extends Fields> {
  readonly summary: string
  readonly path: string
  readonly who: readonly StaffRole[] | string
  readonly params?: Params
  readonly query?: z.ZodMiniObject<Query, z.core.$strict>
}

/** The query of a list without its paging. */
function filtersOf<Query extends Fields>({
  query,
}: Pick<ListEndpoint<undefined, Query>, 'query'>): Omit<Query, 'after' | 'limit'> {
  if (query === undefined) throw new Error('a list has a query')
  const { after: _after, limit: _limit, ...filters } = query.shape
  return filters
}

/** 'Reviews of transfers, newest first.' → 'Reviews of transfers, newest first, as a file…' */
const summaryOf = (list: string, end: string): string => `${list.replace(/\.$/, '')}${end}`

/** What an export is asked besides the filters of its list. */
const fileQuery = {
  /** Default: `csv`. */
  format: z.optional(z.enum(fileFormats)),
}

/**
 * Declares the export of a list: all rows of its filters as a CSV file or a workbook, at the list's path and `/export`.
 * Every download is recorded.
 */
export const exportEndpoint = <
  const Name extends string,
  Query extends Fields,
  Params extends z.ZodMiniType | undefined = undefined,
>({
  name,
  of,
  who,
}: {
  readonly name: Name
  readonly of: ListEndpoint<Params, Query>
  /** The roles that may take the rows away, at most those that read the list. */
  readonly who: readonly StaffRole[]
}) =>
  fileEndpoint({
    name,
    summary: summaryOf(of.summary, ', as a CSV or XLSX file; the download is recorded.'),
    method: 'GET',
    path: `${of.path}/export`,
    who,
    params: of.params as Params,
    query: z.strictObject({ ...filtersOf(of), ...fileQuery }),
    stream: ['text/csv', XLSX] as const,
    refusals: [] as const,
  })

/** How many rows match the filters of a list, and what they come to. */
export const listTotals = z.strictObject({
  /** At most 10,000. */
  count: z.int(),
  /** Whether more rows match than were counted; then there are no sums. */
  isMore: z.boolean(),
  /** The sum of the rows, by currency. */
  sums: z.array(moneyShape),
})
export type ListTotals = z.output<typeof listTotals>

/** Declares the totals of a list under its filters, at the list's path and `/totals`. */
export const totalsEndpoint = <const Name extends string, Query extends Fields>({
  name,
  of,
  who,
}: {
  readonly name: Name
  readonly of: ListEndpoint<undefined, Query>
  readonly who: readonly StaffRole[]
}) =>
  endpoint({
    name,
    summary: summaryOf(of.summary, ': how many rows there are and their sums, up to 10,000 rows.'),
    method: 'GET',
    path: `${of.path}/totals`,
    who,
    query: z.strictObject(filtersOf(of)),
    reply: listTotals,
    refusals: [] as const,
  })
