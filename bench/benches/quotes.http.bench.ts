import { withConnection } from '@puente/postgres'
import { defineBench } from '../harness/bench.ts'
import { openApi, type Api } from '../kit/api.ts'
import { seedOrderers } from '../kit/orderers.ts'
import { countOf, recordPost } from '../kit/recorded-api.ts'

const CALLERS = 32
const CUSTOMERS = 200

interface Asking {
  readonly api: Api
  /** The sessions of the customers. */
  readonly cookies: readonly string[]
  /** What the first request of a process executes. */
  readonly statements: string
  /** The sum of the amounts to send in all requests. */
  askedMinor: bigint
}

const someSendMinor = (): number => 10_000 + Math.floor(Math.random() * 900_000)

export const bench = defineBench<Asking>({
  name: 'quotes.http',
  unit: 'quotes',
  about: `POST /api/quotes by ${CUSTOMERS} signed-in persons over HTTP, ${CALLERS} callers, one API process`,
  callers: CALLERS,
  prepare: async (stand) => {
    const api = await openApi(stand, 'quotes.http', { connections: CALLERS })
    const cookies = (await seedOrderers(api.env, CUSTOMERS)).map((orderer) => orderer.cookie)
    const [cookie = ''] = cookies
    const amount = someSendMinor()
    const body = { corridorId: 'us-usd', side: 'send', amount: String(amount) }
    // The first request of a process also reads the versions that the process keeps.
    const recorded = await recordPost(api.env, { path: '/api/quotes', body, cookie })
    return { api, cookies, statements: countOf(recorded), askedMinor: BigInt(amount) }
  },
  run: async (asking, { number }) => {
    const amount = someSendMinor()
    const corridorId = number % 2 === 0 ? 'us-usd' : 'mx-mxn'
    const asked = { corridorId, side: 'send', amount: String(amount) }
    await asking.api.create('/api/quotes', asked, asking.cookies[number % CUSTOMERS] ?? '')
    asking.askedMinor += BigInt(amount)
    return 1
  },
  verify: async ({ api, askedMinor, statements }, done) => {
    // Plus the recorded quote.
    const answered = BigInt(done) + 1n
    const { kept, keptMinor, crooked } = await keptQuotes(api.databaseUrl)
    const broken: string[] = []
    if (kept !== answered) broken.push(`${answered} quotes were answered and ${kept} are kept`)
    if (keptMinor !== askedMinor) broken.push(`${askedMinor} pesos were asked for and ${keptMinor} are kept`)
    if (crooked > 0n) broken.push(`${crooked} quotes do not add up: send = fee + converted, fee = net + IVA`)
    const notes = [`${answered.toLocaleString('en')} quotes answered, kept and adding up`]
    return { broken, notes: [...notes, `the first request of a process: ${statements}`] }
  },
  end: ({ api }) => api.end(),
})

interface Kept {
  readonly kept: bigint
  readonly keptMinor: bigint
  /** Quotes whose parts do not add up. */
  readonly crooked: bigint
}

async function keptQuotes(databaseUrl: string): Promise<Kept> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<Kept>(`
      select count(*) as kept, coalesce(sum(send_minor), 0)::bigint as "keptMinor",
             count(*) filter (where send_minor <> fee_gross_minor + converted_minor
                                 or fee_gross_minor <> fee_net_minor + fee_iva_minor) as crooked
      from quotes.quote`)
    const [row] = rows
    if (row === undefined) throw new Error('a count answers one row')
    return row
  })
}
