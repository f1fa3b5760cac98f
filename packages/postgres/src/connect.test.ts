import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, connect, urlOfDatabase } from './connect.ts'

/** A fake server of another version; it implements only as much of the protocol as is needed to report its version. */
function oldServer(version: string): Server {
  const message = (kind: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(5)
    head.write(kind)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const numbers = (...all: readonly number[]): Buffer =>
    Buffer.concat(all.map((n) => Buffer.from([n >>> 24, n >>> 16, n >>> 8, n])))
  const ready = message('Z', Buffer.from('I'))
  const column = Buffer.concat([
    Buffer.from([0, 1]),
    Buffer.from('number\0'),
    numbers(0),
    Buffer.from([0, 0]),
    numbers(23),
    Buffer.from([0, 4]),
    numbers(0xffffffff),
    Buffer.from([0, 0]),
  ])
  const row = Buffer.concat([Buffer.from([0, 1]), numbers(version.length), Buffer.from(version)])
  const answer = Buffer.concat([
    message('T', column),
    message('D', row),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
  return createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', numbers(0)), ready]))
      socket.on('data', (chunk) => chunk[0] === 0x51 && socket.write(answer))
    })
  })
}

let server: Server
let url: string

beforeAll(async () => {
  server = oldServer('150009')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  url = `postgres://someone:secret@127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/puente`
})
afterAll(() => server.close())

it('a server of another version: refused with one sentence', async () => {
  await expect(connect(url)).rejects.toMatchObject({
    kind: 'other-version',
    message: `Puente needs PostgreSQL 16 or newer, and ${addressOf(url)} runs PostgreSQL 15.`,
  })
})

it('addressOf: without user and password', () => {
  expect(addressOf('postgres://someone:secret@db.example/puente')).toBe('db.example:5432/puente')
})

it('urlOfDatabase: changes only the database name', () => {
  expect(urlOfDatabase('postgres://a:b@h:1/one?sslmode=require', 'two')).toBe(
    'postgres://a:b@h:1/two?sslmode=require',
  )
})
