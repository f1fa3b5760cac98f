import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
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

/** The last port used. It is reused when free, so that addresses in a developer's tools stay valid. */
export function lastPort(own: string): number | undefined {
  const file = path.join(own, 'port')
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : undefined
}

export function keepPort(own: string, port: number): void {
  writeFileSync(path.join(own, 'port'), `${port}\n`, { mode: 0o600 })
}

/** `wanted` when it is free on 127.0.0.1, else a port that the system chooses. */
export async function freePort(wanted: number | undefined): Promise<number> {
  if (wanted !== undefined && (await canListen(wanted)) !== undefined) return wanted
  const chosen = await canListen(0)
  if (chosen === undefined) throw new Error('the system offers no free port on 127.0.0.1')
  return chosen
}

function canListen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined))
    })
  })
}

/** The URL of a database of the cluster for one of its two roles. */
export function clusterUrl(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
}
