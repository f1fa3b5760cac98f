import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The cluster's superuser, and the ordinary role that owns and migrates Puente's databases. */
export const SUPERUSER = 'postgres'
export const OWNER = 'puente'
/** The database that `npm start` uses. */
export const DATABASE = 'puente'

/** The cluster's password. Created at random when there is none; the file is readable only by its owner. */
export function clusterPassword(own: string): string {
  const file = path.join(own, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const password = randomBytes(24).toString('base64url')
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return password
}

/** The URL of a database of the cluster for one of its two roles. */
export function clusterUrl(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
}
