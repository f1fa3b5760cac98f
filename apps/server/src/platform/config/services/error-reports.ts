import type { Env } from '../env.ts'
import { isLinkLocal, isLoopback } from '../addresses/addresses.ts'

/** The projects that receive error reports of the browsers and of the server. */
export interface ErrorReports {
  /** The DSN given to browsers. They send reports to our tunnel, not to the DSN's host. */
  readonly dsn: string
  /** The URL that the tunnel forwards to; undefined writes reports to our own log. */
  readonly ingestUrl: string | undefined
  /** The DSN of the server's own project; undefined leaves its errors in the log. */
  readonly serverDsn: string | undefined
  readonly release: string
}

/**
 * A DSN of no project: the browser's library requires one to report at all, and the tunnel logs what is sent to this
 * one.
 */
const LOCAL_DSN = 'https://local@reports.invalid/1'

/** Reads a DSN, and adds what is wrong with it. */
function readDsn(env: Env, name: string, production: boolean, faults: string[]): string | undefined {
  const dsn = env[name]
  if (dsn === undefined) return undefined
  if (ingestUrlOf(dsn) === undefined) faults.push(`${name} is https://<key>@<host>/<project number>.`)
  if (production && isLinkLocal(dsn))
    faults.push(`${name} is a link-local or metadata address: production refuses it.`)
  if (production && isLoopback(dsn)) faults.push(`${name} points at this machine: production refuses it.`)
  if (!production && !isLoopback(dsn))
    faults.push(`${name} is not on this machine: sandbox speaks to its own world only.`)
  return dsn
}

/** Reads the destinations of error reports: the projects of the configured DSNs, or our own log. */
export function readErrorReports(env: Env, production: boolean, faults: string[]): ErrorReports {
  const dsn = readDsn(env, 'ERROR_REPORTS_DSN', production, faults)
  const serverDsn = readDsn(env, 'SERVER_ERROR_REPORTS_DSN', production, faults)
  const release = env['RELEASE'] ?? 'unnamed'
  if (dsn === undefined) return Object.freeze({ dsn: LOCAL_DSN, ingestUrl: undefined, serverDsn, release })
  return Object.freeze({ dsn, ingestUrl: ingestUrlOf(dsn), serverDsn, release })
}

function ingestUrlOf(dsn: string): string | undefined {
  if (!URL.canParse(dsn)) return undefined
  const { protocol, host, username, password, pathname } = new URL(dsn)
  const [, folder = '', project] = /^(\/.*?)?\/([0-9]+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || password !== '' || project === undefined)
    return undefined
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`
}
