import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CustomerEndpoints, UploadWire } from '@puente/contract/customer'
import { customerRoutes } from '@puente/contract/customer-routes'
import { createClient, HttpError } from '@puente/web'
import { afterEach, expect, it, test } from 'vitest'
import { sendFile, type Progress, type Sending } from './send-file.ts'

const id = `upl_${'0'.repeat(32)}`
const mine = (receivedBytes: number, sizeBytes: number): UploadWire => ({
  id,
  kind: 'identity',
  side: 'front',
  page: 1,
  sizeBytes,
  receivedBytes,
  pieceMaxBytes: 1_000_000,
  endsAt: '2026-11-25T00:00:00.000Z',
})

/** A server that implements the upload contract, with injected connection faults. */
interface Line {
  readonly url: string
  kept: Buffer
  /** The connection breaks once, at the piece that reaches this number of bytes. */
  breaksAt: number
  /** The number of following requests that get no response. */
  deaf: number
  /** Errors that the finish request returns before it returns the document. */
  finishing: { readonly status: number; readonly code: string }[]
  readonly asked: string[]
}

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function openLine(sizeBytes: number): Promise<Line> {
  const server = createServer((request, response) => {
    line.asked.push(`${request.method} ${request.url?.replace(id, 'ID')}`)
    if (line.deaf > 0) {
      line.deaf -= 1
      response.destroy()
      return
    }
    answer(line, sizeBytes, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const line: Line = {
    url: `http://127.0.0.1:${port}`,
    kept: Buffer.alloc(0),
    breaksAt: Infinity,
    deaf: 0,
    finishing: [],
    asked: [],
  }
  return line
}

async function answer(line: Line, sizeBytes: number, request: IncomingMessage, response: ServerResponse) {
  const say = (status: number, value: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  const refuse = (status: number, code: string, facts = {}) => say(status, { code, status, facts })
  if (request.method === 'PATCH') {
    const offset = Number(/offset=(\d+)/.exec(request.url ?? '')?.[1])
    if (offset !== line.kept.length)
      return refuse(409, 'upload-elsewhere', { receivedBytes: line.kept.length })
    for await (const piece of request) {
      const room = line.breaksAt - line.kept.length
      line.kept = Buffer.concat([line.kept, (piece as Buffer).subarray(0, Math.max(0, room))])
      if (line.kept.length >= line.breaksAt) {
        line.breaksAt = Infinity
        return request.destroy()
      }
    }
    return say(200, mine(line.kept.length, sizeBytes))
  }
  for await (const _ of request) continue
  if (request.method === 'GET') return say(200, mine(line.kept.length, sizeBytes))
  if (request.url === '/api/uploads') return say(201, mine(0, sizeBytes))
  const refusal = line.finishing.shift()
  return refusal === undefined ? say(201, { id: 'doc_1' }) : refuse(refusal.status, refusal.code)
}

const bytes = Buffer.from(Array.from({ length: 2_000_000 }, (_, at) => (at * 31) % 251))

function sendingTo(line: Line, more: Partial<Sending> = {}) {
  const received: Progress[] = []
  const pauses: number[] = []
  const sending: Sending = {
    handlers: createClient<CustomerEndpoints, typeof customerRoutes>(customerRoutes, { baseUrl: line.url }),
    file: new File([bytes], 'cédula.jpg'),
    place: { kind: 'identity', side: 'front', page: 1 },
    idempotencyKey: 'key-of-this-file',
    onProgress: (progress) => void received.push(progress),
    pause: async (failures) => void pauses.push(failures),
    signal: new AbortController().signal,
    ...more,
  }
  return { received, pauses, sending }
}

it('a file: sent completely in pieces, with progress', async () => {
  const line = await openLine(bytes.length)
  const { sending, received } = sendingTo(line)
  expect((await sendFile(sending)).id).toBe('doc_1')
  expect(line.kept.equals(bytes)).toBe(true)
  const sent = received.map((progress) => ('sentBytes' in progress ? progress.sentBytes : -1))
  expect(sent.at(0)).toBe(0)
  expect(sent.slice(-2)).toEqual([bytes.length, -1])
  expect(sent.slice(0, -1)).toEqual(sent.slice(0, -1).toSorted((one, other) => one - other))
})

it('connection lost at 60 %: waits, then resumes from the bytes that the server has', async () => {
  const line = await openLine(bytes.length)
  line.breaksAt = bytes.length * 0.6
  const { sending, received, pauses } = sendingTo(line)
  await sendFile(sending)
  expect(line.kept.equals(bytes)).toBe(true)
  expect(pauses).toEqual([1])
  const paused = received.findIndex(({ step }) => step === 'paused')
  expect(received[paused + 1]).toMatchObject({ step: 'sending', sentBytes: bytes.length * 0.6 })
})

it('no response: waits longer after each attempt, at every step', async () => {
  const line = await openLine(bytes.length)
  line.deaf = 3
  line.finishing.push({ status: 503, code: 'unavailable' }, { status: 409, code: 'request-in-progress' })
  const { sending, pauses } = sendingTo(line)
  await sendFile(sending)
  expect(pauses).toEqual([1, 2, 3, 1, 2])
})

it('another tab has sent a piece: resumes after it', async () => {
  const line = await openLine(bytes.length)
  line.kept = bytes.subarray(0, 1_500_000)
  const { sending } = sendingTo(line)
  await sendFile(sending)
  expect(line.kept.equals(bytes)).toBe(true)
  expect(line.asked.filter((asked) => asked.startsWith('PATCH'))[1]).toBe(
    'PATCH /api/uploads/ID/content?offset=1500000',
  )
})

test.each([
  [422, 'document-locked'],
  [401, 'signed-out'],
  [500, 'failure'],
])('%i %s: reported without a retry', async (status, code) => {
  const line = await openLine(bytes.length)
  line.finishing.push({ status, code })
  const { sending, pauses } = sendingTo(line)
  const failed: unknown = await sendFile(sending).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(HttpError)
  expect(failed).toMatchObject({ status, problem: { code } })
  expect(pauses).toEqual([])
})

it('aborted by the caller: stops, also while it waits', async () => {
  const line = await openLine(bytes.length)
  line.deaf = Infinity
  const stopping = new AbortController()
  const { sending } = sendingTo(line, {
    signal: stopping.signal,
    pause: async (_failures, signal) => {
      stopping.abort()
      signal.throwIfAborted()
    },
  })
  await expect(sendFile(sending)).rejects.toMatchObject({ name: 'AbortError' })
})
