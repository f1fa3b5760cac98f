import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool, transaction } from './pool.ts'
import { sql } from './sql.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A text that only the first statement of the transaction has. */
const FIRST = 'the first statement'

let server: TestServer
let proxy: Server
/** After `begin` was sent, the answers are held until the first statement was sent too. */
let holdsAnswers = false

beforeAll(async () => {
  server = await startTestServer()
  const { port } = new URL(server.url)
  proxy = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1')
    const held: Buffer[] = []
    client.on('data', (sent) => {
      if (sent.includes('begin')) holdsAnswers = true
      if (sent.includes(FIRST)) {
        holdsAnswers = false
        for (const answer of held.splice(0)) client.write(answer)
      }
      upstream.write(sent)
    })
    upstream.on('data', (answer) => {
      if (holdsAnswers) held.push(answer)
      else client.write(answer)
    })
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined)
      socket.on('close', () => (client.destroy(), upstream.destroy()))
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()))
}, 60_000)
afterAll(async () => {
  proxy.close()
  await server.end()
}, 60_000)

it('the first statements of a transaction with a pipeline: sent without waiting for its beginning', async () => {
  const url = new URL(server.url)
  url.port = String((proxy.address() as AddressInfo).port)
  const pool = createPool({ url: url.href, max: 1, prepared: true, timeouts: { statementMs: 10_000 } })
  try {
    const { said } = await transaction(pool, (tx) =>
      tx.one<{ said: string }>(sql`select ${FIRST}::text as said`),
    )
    expect(said).toBe(FIRST)
  } finally {
    await pool.end()
  }
})
