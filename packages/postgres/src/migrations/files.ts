import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PostgresProblem } from '../problem.ts'
import { statementsOf } from './statements.ts'

export interface MigrationFile {
  readonly number: number
  readonly name: string
  /** `NNNN-name.sql` */
  readonly file: string
  readonly text: string
  readonly sha256: string
  /** Runs outside a transaction. */
  readonly isConcurrent: boolean
}

const NAME = /^(\d{4})-([a-z0-9]+(?:-[a-z0-9]+)*)\.sql$/

/**
 * The migrations of a folder, from 0001 upwards. Throws a PostgresProblem for a gap, a duplicate number, a different
 * form of name, a file that ends the transaction it runs in, or one outside a transaction that may not be repeated.
 */
export function migrationFiles(folder: string): readonly MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((file, index) => {
    const [, digits, name] = NAME.exec(file) ?? []
    if (digits === undefined || name === undefined)
      throw refusal(`${file} is not named like 0001-what-it-does.sql.`)
    if (Number(digits) !== index + 1)
      throw refusal(
        `${file} stands where number ${String(index + 1).padStart(4, '0')} is expected: numbers have no gap and are used once.`,
      )
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    refuseTransactionControl(file, text)
    const isConcurrent = text.split('\n', 1)[0] === CONCURRENTLY
    if (isConcurrent) refuseUnrepeatable(file, text)
    return {
      number: Number(digits),
      name,
      file,
      text,
      sha256: createHash('sha256').update(text).digest('hex'),
      isConcurrent,
    }
  })
}

/** A failed migration as a problem with one sentence. */
export function refusal(sentence: string, cause?: unknown): PostgresProblem {
  return new PostgresProblem('migration', `Migration: ${sentence}`, cause)
}

/** The first line of a file whose statement PostgreSQL runs outside a transaction only. */
const CONCURRENTLY = '-- concurrently'
const REPEATABLE =
  /^(create\s+(unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+\w+\s+on\s+\w+\.\w+|drop\s+index\s+concurrently\s+if\s+exists|alter\s+type\s+\S+\s+add\s+value\s+if\s+not\s+exists|reindex\s+\(?.*\bconcurrently)\b/i

/** A run that ends between the statement and its record repeats the statement. */
function refuseUnrepeatable(file: string, text: string): void {
  const statements = statementsOf(text)
  if (statements.length === 1 && REPEATABLE.test(statements[0]?.text ?? '')) return
  throw refusal(
    `${file} is marked "${CONCURRENTLY}" and must be one statement that may be repeated: create index concurrently if not exists … on schema.table, drop index concurrently if exists, reindex … concurrently or alter type … add value if not exists.`,
  )
}

const TRANSACTION_CONTROL = /^(begin|start\s+transaction|commit|end|rollback|abort)\b/i

function refuseTransactionControl(file: string, text: string): void {
  if (isAtomicBody(text)) return
  const guilty = statementsOf(text).find((statement) => TRANSACTION_CONTROL.test(statement.text))
  if (guilty !== undefined)
    throw refusal(`${file}, line ${guilty.line} controls the transaction, which belongs to the runner.`)
}

/** Bodies written as `begin atomic … end` contain semicolons, at which the splitter would divide them. */
export function isAtomicBody(text: string): boolean {
  return /\bbegin\s+atomic\b/i.test(text)
}
