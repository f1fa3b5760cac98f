import path from 'node:path'
import { appUrlOf } from '@puente/postgres'
import { freePorts } from '@puente/postgres/embedded'
import type { Stand } from '../stand/stand.ts'
import { runChild, startChild, type Child } from './child.ts'
import { httpClient, type Answer, type HttpClient } from './http-client.ts'

/** One API process with its own seeded database. */
export interface Api {
  /** As the role that owns the database, to seed and to count. */
  readonly databaseUrl: string
  /** The environment of the product's processes, for a runtime in this process. */
  readonly env: Readonly<Record<string, string>>
  /** The customers' listener. */
  readonly customers: HttpClient
  /** The staff's listener. */
  readonly staff: HttpClient
  /** The sandbox. */
  readonly sandbox: HttpClient
  /** Posts with this session cookie; throws on any status but 201. */
  create(path: string, body: unknown, cookie: string): Promise<unknown>
  /** Signs in as a demo user in this role, and returns the session cookie. */
  signIn(role?: string): Promise<string>
  /** The last lines that its processes logged; they log errors only. */
  said(): string
  end(): Promise<void>
}

export interface ApiOptions {
  /** The maximum of concurrent requests: the bench's callers. */
  readonly connections: number
  /** Whether the sandbox runs too, in its own process; the API needs it for screening. */
  readonly sandbox?: boolean
  /** Whether the worker process runs too. */
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
    OPS_PORT: '0',
    WORKER_OPS_PORT: '0',
    DATA_DIR: path.join(stand.folder, name),
    DATABASE_URL: appUrlOf(databaseUrl),
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
    said: () => children.map((child) => child.said().trimEnd().split('\n').at(-1) ?? '').join('\n'),
    end,
  }
}

/** The last line of the seed's output. */
interface SignIn {
  readonly people: readonly { readonly role: string; readonly email: string }[]
  readonly password: string
}

/** The response if it has this status; throws its body otherwise. */
export function must(status: number, answer: Answer): Answer {
  if (answer.status === status) return answer
  throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}
