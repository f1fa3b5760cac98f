import type { Env } from './env.ts'
import { isLinkLocal, isLoopback } from './addresses.ts'

/** The project that receives error reports of the browsers. */
export interface ErrorReports {
  /** The DSN given to browsers. They send reports to our tunnel, not to the DSN's host. */
  readonly dsn: string
  /** The URL that the tunnel forwards to; undefined writes reports to our own log. */
  readonly ingestUrl: string | undefined
  readonly release: string
}

/**
 * A DSN of no project: the browser's library requires one to report at all, and the tunnel logs what is sent to this
 * one.
 */
const LOCAL_DSN = 'https://local@reports.invalid/1'

/** Reads the destination of error reports: the project of the configured DSN, or our own log. */
export function readErrorReports(env: Env, production: boolean, faults: string[]): ErrorReports {
  const dsn = env['ERROR_REPORTS_DSN']
  const release = env['RELEASE'] ?? 'unnamed'
  if (dsn === undefined) return Object.freeze({ dsn: LOCAL_DSN, ingestUrl: undefined, release })
  const ingestUrl = ingestUrlOf(dsn)
  if (ingestUrl === undefined) faults.push('ERROR_REPORTS_DSN is https://<key>@<host>/<project number>.')
  if (production && isLinkLocal(dsn))
    faults.push('ERROR_REPORTS_DSN is a link-local or metadata address: production refuses it.')
  if (production && isLoopback(dsn))
    faults.push('ERROR_REPORTS_DSN points at this machine: production refuses it.')
  if (!production && !isLoopback(dsn))
    faults.push('ERROR_REPORTS_DSN is not on this machine: sandbox speaks to its own world only.')
  return Object.freeze({ dsn, ingestUrl, release })
}

function ingestUrlOf(dsn: string): string | undefined {
  if (!URL.canParse(dsn)) return undefined
  const { protocol, host, username, password, pathname } = new URL(dsn)
  const [, folder = '', project] = /^(\/.*?)?\/([0-9]+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || password !== '' || project === undefined)
    return undefined
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`
}
