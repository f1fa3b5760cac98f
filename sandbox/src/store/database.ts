import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** The sandbox's storage: one SQLite file whose commits survive a `kill -9` of the process. */
export type Database = {
  /** Runs schema statements. */
  exec(sql: string): void
  /** Prepares a statement for reuse. */
  prepare<Row = never>(sql: string): Statement<Row>
  /** Runs `body` in one transaction; an exception rolls it back. Inside another transaction it joins that one. */
  transact<T>(body: () => T): T
  close(): void
}

/** A prepared statement whose rows have the declared shape `Row`. */
type Statement<Row> = {
  one(...values: SQLInputValue[]): Row | undefined
  all(...values: SQLInputValue[]): Row[]
  /** Returns how many rows changed. */
  run(...values: SQLInputValue[]): number
}

/** Opens `world.sqlite` in `folder`, and creates it if it is missing. */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true })
  const sqlite = new DatabaseSync(path.join(folder, 'world.sqlite'))
  // NORMAL in WAL mode writes every commit to the file before it returns: killing the process loses nothing.
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000')
  return {
    exec: (sql) => sqlite.exec(sql),
    prepare: <Row>(sql: string) => typed<Row>(sqlite.prepare(sql)),
    transact: (body) => transact(sqlite, body),
    close: () => sqlite.close(),
  }
}

function typed<Row>(statement: StatementSync): Statement<Row> {
  return {
    one: (...values) => statement.get(...values) as Row | undefined,
    all: (...values) => statement.all(...values) as Row[],
    run: (...values) => Number(statement.run(...values).changes),
  }
}

function transact<T>(sqlite: DatabaseSync, body: () => T): T {
  if (sqlite.isTransaction) return body()
  sqlite.exec('begin immediate')
  try {
    const result = body()
    sqlite.exec('commit')
    return result
  } catch (error) {
    sqlite.exec('rollback')
    throw error
  }
}
