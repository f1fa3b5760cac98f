import pg from 'pg'
import { codeOf, PostgresProblem } from './problem.ts'

/** The version of the embedded PostgreSQL. */
export const POSTGRES_MAJOR = 18
/** The oldest version of an operator's own PostgreSQL. */
const POSTGRES_MIN = 16

const CONNECT_MS = 10_000

/** Finds connections that the network has dropped without a message: the system checks one that is idle for 30 s. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 } as const

/**
 * Opens one connection as the URL's own user, for what a pool does not do (migrations, databases, checks); the caller
 * ends it. Throws a PostgresProblem when the server does not respond, authentication fails, the database is missing or
 * the server is too old.
 */
export async function connect(url: string, applicationName = 'puente-admin'): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: checkedUrl(url),
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(() => undefined)
    throw connectionProblem(error, url)
  }
  const major = await serverMajor(client)
  if (major >= POSTGRES_MIN) return client
  await client.end()
  throw new PostgresProblem(
    'other-version',
    `Puente needs PostgreSQL ${POSTGRES_MIN} or newer, and ${addressOf(url)} runs PostgreSQL ${major}.`,
  )
}

/** Runs `body` with one connection and always closes it. */
export async function withConnection<T>(url: string, body: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url)
  try {
    return await body(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The URL of another database of the same server. */
export function urlOfDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${encodeURIComponent(name)}`
  return changed.toString()
}

/** The URL of the same database for another user with the same password, as on our own clusters. */
export function urlOfUser(url: string, user: string): string {
  const changed = new URL(url)
  changed.username = encodeURIComponent(user)
  return changed.toString()
}

/** `host:port/database` of a URL, safe to print. */
export function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port === '' ? '5432' : port}${pathname}`
}

async function serverMajor(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `select current_setting('server_version_num')::int as number`,
  )
  return Math.floor((rows[0]?.number ?? 0) / 10_000)
}

function checkedUrl(url: string): string {
  const parsed = URL.parse(url)
  if (parsed !== null && /^postgres(ql)?:$/.test(parsed.protocol)) return url
  throw new PostgresProblem(
    'refused',
    'DATABASE_URL must look like postgres://user:password@host:port/database.',
  )
}

/** Class 28: authentication failed. 3D000: no such database. */
function connectionProblem(error: unknown, url: string): unknown {
  const code = codeOf(error)
  const address = addressOf(url)
  const user = decodeURIComponent(new URL(url).username)
  if (code.startsWith('28'))
    return new PostgresProblem(
      'refused',
      `PostgreSQL at ${address} refuses the user "${user}" or the password.`,
      error,
    )
  if (code === '3D000')
    return new PostgresProblem('refused', `The database ${address} does not exist.`, error)
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof pg.DatabaseError)
    return new PostgresProblem(
      'refused',
      `PostgreSQL at ${address} refuses the connection: ${message}.`,
      error,
    )
  const reason = code === '' ? message : code
  return new PostgresProblem('unreachable', `No PostgreSQL answers at ${address} (${reason}).`, error)
}
