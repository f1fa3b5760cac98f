import pg, { type Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../connect.ts'
import { codeOf } from '../problem.ts'

export interface CreateDatabaseOptions {
  /** The database to copy, which nobody may be using; the server's empty one by default. */
  readonly template?: string
}

/** Object in use: someone is still leaving the template, or is copying it in the old way. */
const IN_USE = '55006'
/** Insufficient privilege: a session of the server's superuser, such as autovacuum, is in the database. */
const NOT_OURS_TO_END = '42501'
const ATTEMPTS_MAX = 100

/** Makes a database owned by the URL's user. A template that is in use for a moment is waited for. */
export async function createDatabase(
  adminUrl: string,
  name: string,
  options: CreateDatabaseOptions = {},
): Promise<void> {
  await withConnection(adminUrl, (client) => createOver(client, name, options))
}

/** The same over a connection that stands. */
export async function createOver(
  client: Client,
  name: string,
  options: CreateDatabaseOptions = {},
): Promise<void> {
  const template = options.template === undefined ? '' : ` template ${pg.escapeIdentifier(options.template)}`
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)}${template}`)
      return
    } catch (error) {
      if (codeOf(error) !== IN_USE || attempt >= ATTEMPTS_MAX) throw error
      await sleep(50)
    }
  }
}

/** Drops a database and ends whoever is connected to it; does nothing when it is not there. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withConnection(adminUrl, (client) => dropOver(client, name))
}

/** The same over a connection that stands. A vacuum of the server's own may be at work there, which only it can end. */
export async function dropOver(client: Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
      return
    } catch (error) {
      if (codeOf(error) !== NOT_OURS_TO_END || attempt >= ATTEMPTS_MAX) throw error
      await sleep(50)
    }
  }
}
