import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

/** Below the ephemeral ports of the system, one of which an outgoing connection can take before the server listens. */
const [FIRST_PORT, LAST_PORT] = [15_000, 31_999] as const

/** The last port used. It is reused when free, so that addresses in a developer's tools stay valid. */
export function lastPort(own: string): number | undefined {
  const file = path.join(own, 'port')
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : undefined
}

export function keepPort(own: string, port: number): void {
  writeFileSync(path.join(own, 'port'), `${port}\n`, { mode: 0o600 })
}

/** `wanted` when it is free on 127.0.0.1, else another free port. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined && (await isFree(wanted))) return wanted
  const [port] = await freePorts(1)
  if (port === undefined) throw new Error('no free port was found')
  return port
}

/** This many free ports of 127.0.0.1, all different, chosen at random. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1))
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
