import path from 'node:path'
import type { Stand } from '../stand/stand.ts'
import { runChild, startChild, type Child } from './child.ts'
import { freePorts } from './free-port.ts'
import { httpClient, type Answer, type HttpClient } from './http-client.ts'

/** One API process over a seeded database of its own. */
export interface Api {
  /** As the role that owns the database, to plant and to count. */
  readonly databaseUrl: string
  /** What the product's processes were told, for a runtime of our own beside them. */
  readonly env: Readonly<Record<string, string>>
  /** The customers' listener. */
  readonly customers: HttpClient
  /** The staff's listener. */
  readonly staff: HttpClient
  /** The pretend outside world. */
  readonly sandbox: HttpClient
  /** Posts as whoever the cookie belongs to; throws on any answer but 201. */
  create(path: string, body: unknown, cookie: string): Promise<unknown>
  /** The cookie of someone of the demo world in this role, signed in as people do. */
  signIn(role?: string): Promise<string>
  end(): Promise<void>
}

export interface ApiOptions {
  /** As many requests at once as the bench has callers. */
  readonly connections: number
  /** Whether the pretend outside world runs too, in its own process; the API asks it for names. */
  readonly sandbox?: boolean
  /** Whether the worker process runs too, which does everything that happens by itself. */
  readonly worker?: boolean
}

/** Starts it: migrations, seed, one API process on ports that the system chose. */
export async function openApi(stand: Stand, name: string, options: ApiOptions): Promise<Api> {
  const databaseUrl = await stand.database(name.replaceAll(/[.-]/g, '_'))
  const [port = 0, backofficePort = 0, sandboxPort = 0] = await freePorts(3)
  const env = {
    PORT: String(port),
    BACKOFFICE_PORT: String(backofficePort),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: path.join(stand.folder, name),
    DATABASE_URL: databaseUrl,
    ENVIRONMENT: 'sandbox',
    DEMO_WORLD: 'small',
    LOG_LEVEL: 'error',
  }
  const { people, password } = JSON.parse(await runChild('apps/server/src/seed.ts', env)) as SignIn
  const children: Child[] = []
  const [customers, staff, sandbox] = [port, backofficePort, sandboxPort].map((one) =>
    httpClient(one, options.connections),
  ) as [HttpClient, HttpClient, HttpClient]
  const end = async () => {
    for (const client of [customers, staff, sandbox]) client.close()
    for (const child of children.toReversed()) await child.stop()
  }
  try {
    if (options.sandbox === true) children.push(await startChild('sandbox/src/main.ts', env))
    children.push(await startChild('apps/server/src/api.ts', env))
    if (options.worker === true) children.push(await startChild('apps/server/src/worker.ts', env))
  } catch (error) {
    await end()
    throw error
  }
  return {
    databaseUrl,
    env,
    customers,
    staff,
    sandbox,
    create: async (at, body, cookie) => must(201, await customers.post(at, body, cookie)).body,
    signIn: async (role = 'person') => {
      const email = people.find((one) => one.role === role)?.email
      const listener = ['person', 'company'].includes(role) ? customers : staff
      return must(200, await listener.post('/api/session', { email, password })).cookies.join('; ')
    },
    end,
  }
}

/** What the seed says on its last line. */
interface SignIn {
  readonly people: readonly { readonly role: string; readonly email: string }[]
  readonly password: string
}

/** The answer, if it has this status; throws what it says otherwise. */
export function must(status: number, answer: Answer): Answer {
  if (answer.status === status) return answer
  throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}
