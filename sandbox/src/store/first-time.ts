import type { Database } from './database.ts'

/** Answers true the first time it is asked about a key, and false ever after, across restarts. */
export function createFirstTime(db: Database): (key: string) => boolean {
  db.exec('create table if not exists first_time (key text primary key) strict')
  const insert = db.prepare('insert or ignore into first_time (key) values (?)')
  return (key) => insert.run(key) === 1
}
