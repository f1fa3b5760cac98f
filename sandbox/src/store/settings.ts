import type { Database } from './database.ts'

/** Small stored values by name (clock offset, payout speed, list version). */
export type Settings = {
  read(name: string): string | undefined
  write(name: string, value: string): void
  forget(name: string): void
}

/** Stores the settings in their own table of `db`. */
export function createSettings(db: Database): Settings {
  db.exec('create table if not exists setting (name text primary key, value text not null) strict')
  const select = db.prepare<{ value: string }>('select value from setting where name = ?')
  const upsert = db.prepare('insert or replace into setting (name, value) values (?, ?)')
  const remove = db.prepare('delete from setting where name = ?')
  return {
    read: (name) => select.one(name)?.value,
    write: (name, value) => void upsert.run(name, value),
    forget: (name) => void remove.run(name),
  }
}
