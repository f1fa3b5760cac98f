import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@puente/postgres/embedded'
import { debianProgram } from './debian-program.ts'

const CADDY = { name: 'caddy', at: '/usr/bin/caddy', version: 'version' }

/** A proxy in front of several API processes. */
export interface Caddy {
  readonly url: string
  close(): Promise<void>
}

/** The processes that a proxy balances: addresses of this machine, each with a port for requests and one for readiness. */
export interface Upstreams {
  readonly hosts: readonly string[]
  readonly port: number
  readonly opsPort: number
}

/**
 * Starts Caddy in front of these processes. It asks each for its readiness, sends requests to those that are ready, and
 * repeats a request only while no process accepts the connection. Not `round_robin`: two simultaneous requests share its
 * counter, so that one of two can meet the process that is down twice and is refused. Undefined on a machine without Caddy.
 */
export async function openCaddy(upstreams: Upstreams): Promise<Caddy | undefined> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-caddy-'))
  const program = debianProgram(CADDY, folder)
  if (program === undefined) return undefined
  const port = await freePort()
  const { hosts, port: target, opsPort } = upstreams
  writeFileSync(
    path.join(folder, 'Caddyfile'),
    `{
	admin off
	auto_https off
	storage file_system ${folder}
}
http://127.0.0.1:${port} {
	reverse_proxy ${hosts.map((host) => `${host}:${target}`).join(' ')} {
		lb_policy least_conn
		lb_try_duration 30s
		lb_try_interval 100ms
		health_uri /readyz
		health_port ${opsPort}
		health_interval 250ms
		health_timeout 5s
	}
}
`,
  )
  let log = ''
  const child = spawn(
    program,
    ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-2000)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  if (await isHealthy(url)) return { url, close }
  await close()
  throw new Error(`Caddy does not answer: ${log}`)
}

/** Whether a process behind the proxy answers within 60 s. */
async function isHealthy(url: string): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < 60_000;) {
    const answer = await fetch(new URL('/api/config', url)).catch(() => undefined)
    if (answer?.status === 200) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
