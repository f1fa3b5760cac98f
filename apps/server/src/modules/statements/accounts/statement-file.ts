import { refuse, XLSX, type Refusal, type StatementFormat } from '@puente/contract'
import { csvOf } from '../../../platform/lists/csv.ts'
import { xlsxOf } from '../../../platform/lists/xlsx.ts'
import type { Streamed } from '../../../platform/http/streamed.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { customerFor } from '../../customers/index.ts'
import { statementFor } from './account-statements.store.ts'
import type { AccountStatement } from './account-statement.ts'
import { isCurrent } from './issue-statement.ts'
import type { Letterhead } from '../letterhead.ts'
import { accountMessages } from './messages-account.es.ts'
import { pdfOf } from '../paper/drawing.ts'
import type { StatementLine } from './statement-lines.ts'
import { statementPaperOf } from './statement-paper.ts'
import { linesOf, statementSheets, statementTable } from './statement-table.ts'

/** Maximum number of transfers in a PDF. Spreadsheets have no maximum. */
export const LINES_IN_PDF_MAX = 2000

/** A statement as a file, after checking that every line is still current. */
export async function statementFile(
  work: Work,
  id: string,
  format: StatementFormat,
  letterhead: Letterhead,
): Promise<Streamed | Refusal<'not-found' | 'statement-changed' | 'too-many-for-pdf'>> {
  const statement = await statementFor(work, id)
  const customer = statement && (await customerFor(work, statement.customerId))
  if (statement === undefined || customer === undefined) return refuse('not-found')
  const { transfers } = statement.totals
  if (format === 'pdf' && transfers > LINES_IN_PDF_MAX)
    return refuse('too-many-for-pdf', { transfers, most: LINES_IN_PDF_MAX })
  if (!(await isCurrent(work, statement))) return refuse('statement-changed')
  const { actor } = work
  const fileName = `${accountMessages.fileName}-${statement.from}-${statement.to}.${format}`
  switch (format) {
    case 'pdf':
      return {
        fileName,
        type: 'application/pdf',
        write: (runtime) => drawn(runtime, work, statement, customer, letterhead),
      }
    case 'csv':
      return {
        fileName,
        type: 'text/csv',
        write: (runtime) => csvOf(statementTable(runtime, actor, statement)),
      }
    case 'xlsx':
      return {
        fileName,
        type: XLSX,
        write: (runtime) =>
          xlsxOf(statementSheets(runtime, actor, statement, letterhead), statement.issuedAt),
      }
  }
}

async function* drawn(
  runtime: Runtime,
  { actor }: Pick<Work, 'actor'>,
  statement: AccountStatement,
  holder: Parameters<typeof statementPaperOf>[1],
  letterhead: Letterhead,
): AsyncGenerator<Uint8Array> {
  const lines: StatementLine[] = []
  for await (const batch of linesOf(runtime, actor, statement)) lines.push(...batch)
  yield* pdfOf({ form: 'statement', paper: statementPaperOf(statement, holder, lines, letterhead) })
}
