import type { Env } from './env.ts'
import { isLinkLocal, isLoopback } from './addresses.ts'

/** The project that error reports of the browsers go to. */
export interface ErrorReports {
  /** What browsers are told; they send to our own tunnel, never to it. */
  readonly dsn: string
  /** Where the tunnel forwards to; undefined writes reports to our own log. */
  readonly ingestUrl: string | undefined
  readonly release: string
}

/** Names no project: a browser needs some address to report at all, and the tunnel keeps what is sent to this one. */
const LOCAL_DSN = 'https://local@reports.invalid/1'

/** Reads where error reports go: to the project of the configured DSN, or to our own log. */
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
