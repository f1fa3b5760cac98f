import { personalGroups, type MyDataFormat } from '@puente/contract'
import { formatDateTime } from '@puente/money'
import type { EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'
import type { Streamed } from '../../platform/http/streamed.ts'
import type { PersonalRow } from '../../platform/data/encryption/personal-rows.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { addressLine, customerFor } from '../customers/index.ts'
import { pdfOf, type DataTable, type Letterhead } from '../statements/index.ts'
import { myDataMessages as words } from './messages.es.ts'
import { rowsOf, scopeOf, type Scope } from './my-data.ts'
import type { ExportTable } from './personal-tables.ts'
import { columnText } from './value-text.ts'

/** What both files need besides the rows. */
interface Frame {
  readonly scope: Scope
  readonly encrypted: readonly EncryptedColumn[]
  readonly at: Date
}

/** The rows of one table that the PDF shows; the JSON has all of them. */
const ROWS_IN_PDF_MAX = 100

/** The data of the acting user as a file, streamed while it is read. */
export async function myDataFile(
  work: Work,
  actor: Scope['actor'],
  format: MyDataFormat,
  encrypted: readonly EncryptedColumn[],
  letterhead: Letterhead,
): Promise<Streamed> {
  const frame = { scope: await scopeOf(work, actor), encrypted, at: work.now }
  const customer = await customerFor(work, actor.customerId)
  const fileName = `${words.fileName}-${work.now.toISOString().slice(0, 10)}.${format}`
  await work.audit({ action: 'export-own-data', subject: actor.userId, facts: { format } })
  if (format === 'json')
    return { fileName, type: 'application/json', write: (runtime) => jsonOf(runtime, frame) }
  const holder = { name: customer?.name ?? '', kind: customer?.kind ?? 'person' } as const
  return {
    fileName,
    type: 'application/pdf',
    write: (runtime) => drawn(runtime, frame, holder, letterhead),
  }
}

const json = (value: unknown): string => JSON.stringify(value)

/** The data as JSON: groups, their tables by name, and rows with the columns' names. */
async function* jsonOf(runtime: Runtime, { scope, encrypted, at }: Frame): AsyncGenerator<string> {
  yield `{"generatedAt":${json(at.toISOString())},"purposes":${json(words.purposes)},"omitted":${json(words.omitted)},"groups":{`
  for (const [nth, group] of personalGroups.entries()) {
    yield `${nth === 0 ? '' : ','}${json(group)}:{`
    const tables = scope.tables.filter((table) => table.group === group)
    for (const [place, table] of tables.entries()) {
      yield `${place === 0 ? '' : ','}${json(table.table)}:[`
      let isFirst = true
      for await (const rows of rowsOf(runtime, scope, table, encrypted)) {
        yield `${isFirst ? '' : ','}${rows.map(json).join(',')}`
        isFirst = false
      }
      yield ']'
    }
    yield '}'
  }
  yield '}}'
}

const labelled = ({ table }: ExportTable, row: PersonalRow): DataTable['rows'][number] => {
  const labels: Readonly<Record<string, string>> = words.tables[table].columns
  return Object.entries(labels).flatMap(([column, label]) =>
    row[column] === undefined ? [] : [{ label, value: columnText(column, row) }],
  )
}

/** Replaces an address by one line with the names of its comuna and region. The stored one has their codes. */
async function withAddressLine(runtime: Runtime, { actor }: Scope, row: PersonalRow): Promise<PersonalRow> {
  const { address } = row
  return isAddress(address)
    ? { ...row, address: await runtime.work(actor, (work) => addressLine(work, address)) }
    : row
}

const isAddress = (value: unknown): value is Parameters<typeof addressLine>[1] =>
  typeof value === 'object' && value !== null && 'street' in value && 'comuna' in value

/** The rows of a table for the PDF, and how many there are. */
async function tableOf(
  runtime: Runtime,
  { scope, encrypted }: Frame,
  table: ExportTable,
): Promise<DataTable> {
  const shown: PersonalRow[] = []
  let count = 0
  for await (const rows of rowsOf(runtime, scope, table, encrypted)) {
    count += rows.length
    shown.push(...rows.slice(0, ROWS_IN_PDF_MAX - shown.length))
  }
  const lined = await Promise.all(shown.map((row) => withAddressLine(runtime, scope, row)))
  return {
    title: words.tables[table.table].title,
    rows: lined.map((row) => labelled(table, row)),
    ...(count > shown.length ? { remark: words.more(shown.length, count) } : {}),
  }
}

async function* drawn(
  runtime: Runtime,
  frame: Frame,
  holder: { readonly name: string; readonly kind: 'person' | 'company' },
  { brandName }: Letterhead,
): AsyncGenerator<Uint8Array> {
  const groups: { readonly title: string; readonly tables: readonly DataTable[] }[] = []
  for (const group of personalGroups) {
    const tables: DataTable[] = []
    for (const table of frame.scope.tables.filter((one) => one.group === group))
      tables.push(await tableOf(runtime, frame, table))
    groups.push({ title: words.groups[group], tables: tables.filter(({ rows }) => rows.length > 0) })
  }
  yield* pdfOf({
    form: 'personal-data',
    paper: {
      brand: brandName,
      kind: holder.kind,
      title: words.title,
      issuedAt: formatDateTime(frame.at),
      issuedAtDate: frame.at,
      holderLabel: words.holder,
      holder: holder.name,
      notes: [words.purposes, words.omitted, words.zone],
      none: words.none,
      groups,
    },
  })
}
