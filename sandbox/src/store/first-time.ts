import type { Database } from './database.ts'

/** Returns true for the first call with a key and false for later ones, across restarts. */
export function createFirstTime(db: Database): (key: string) => boolean {
  db.exec('create table if not exists first_time (key text primary key) strict')
  const insert = db.prepare('insert or ignore into first_time (key) values (?)')
  return (key) => insert.run(key) === 1
}
