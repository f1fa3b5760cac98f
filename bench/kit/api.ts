import path from 'node:path'
import type { Stand } from '../stand/stand.ts'
import { runChild, startChild } from './child.ts'
import { freePorts } from './free-port.ts'
import { httpClient, type Answer } from './http-client.ts'

/** One API process over a seeded database of its own, and a customer who is signed in. */
export interface Api {
  /** As the role that owns the database, to count what was written. */
  readonly databaseUrl: string
  /** Asks as the demo person; throws on any answer but 201. */
  create(path: string, body: unknown): Promise<unknown>
  end(): Promise<void>
}

/** Starts it: migrations, seed, one API process on ports the system chose. Needs no worker and no sandbox. */
export async function openApi(stand: Stand, name: string, connections: number): Promise<Api> {
  const databaseUrl = await stand.database(name.replaceAll('.', '_'))
  const [port = 0, backofficePort = 0, sandboxPort = 0] = await freePorts(3)
  const env = {
    PORT: String(port),
    BACKOFFICE_PORT: String(backofficePort),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: path.join(stand.folder, name),
    DATABASE_URL: databaseUrl,
    ENVIRONMENT: 'sandbox',
    LOG_LEVEL: 'error',
  }
  const { people, password } = JSON.parse(await runChild('apps/server/src/seed.ts', env)) as SignIn
  const api = await startChild('apps/server/src/api.ts', env)
  const client = httpClient(port, connections)
  const end = async () => {
    client.close()
    await api.stop()
  }
  try {
    const email = people.find((one) => one.role === 'person')?.email
    const { cookies } = must(200, await client.post('/api/session', { email, password }))
    const cookie = cookies.join('; ')
    return {
      databaseUrl,
      create: async (at, body) => must(201, await client.post(at, body, cookie)).body,
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** What the seed says on its last line. */
interface SignIn {
  readonly people: readonly { readonly role: string; readonly email: string }[]
  readonly password: string
}

function must(status: number, answer: Answer): Answer {
  if (answer.status === status) return answer
  throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}
