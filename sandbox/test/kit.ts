import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { Outside } from '../src/outside.ts'
import { startSandbox, type Sandbox } from '../src/server.ts'

/** A received webhook. */
export type ReceivedWebhook = {
  path: string
  headers: Record<string, string>
  raw: string
  type: string
  id: string
  data: Record<string, string>
}

/** A receiver in place of Puente: it records every webhook and answers with the set status. */
export type Listener = {
  readonly url: string
  readonly webhooks: ReceivedWebhook[]
  /** The status of its response; null sends none. */
  status: number
  types(): string[]
}

/** Listens on a port that the system chooses, until the test ends. */
export async function listen(port = 0): Promise<Listener> {
  const webhooks: ReceivedWebhook[] = []
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString()
      const { type, id, data } = JSON.parse(raw) as Pick<ReceivedWebhook, 'type' | 'id' | 'data'>
      webhooks.push({
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        raw,
        type,
        id,
        data,
      })
      response.writeHead(listener.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const listener: Listener = { url, webhooks, status: 200, types: () => webhooks.map(({ type }) => type) }
  return listener
}

/** An empty folder that is deleted when the test ends. */
export function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'sandbox-test-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A response of the sandbox. */
type Answer = { status: number; body: Record<string, unknown> & { items: Record<string, unknown>[] } }

/** A running sandbox and its clients. */
export type World = {
  readonly sandbox: Sandbox
  readonly puente: Listener
  readonly dataDir: string
  /** Calls a partner's API with that partner's key (its name is the first part of the path). */
  get(path: string): Promise<Answer>
  post(path: string, body: unknown): Promise<Answer>
  /** Loads a page; redirects are followed. */
  page(path: string): Promise<{ status: number; text: string; headers: Headers }>
  /** Submits a form. */
  submit(path: string, fields: Record<string, string>): Promise<{ status: number; text: string; url: string }>
}

/** Starts a new sandbox on port 0; it stops when the test ends. */
export async function openWorld(options: { dataDir?: string; outside?: Outside } = {}): Promise<World> {
  const puente = await listen()
  const dataDir = options.dataDir ?? folder()
  const sandbox = await startSandbox({ port: 0, dataDir, puenteUrl: puente.url, outside: options.outside })
  onTestFinished(() => sandbox.close())
  return { sandbox, puente, dataDir, ...speakTo(sandbox.url) }
}

/** Clients of a sandbox at an address. */
export function speakTo(url: string): Pick<World, 'get' | 'post' | 'page' | 'submit'> {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const key = `sandbox-${path.split(/[/?]/)[1]}-key`
    const headers = { authorization: `Bearer ${key}`, ...init.headers }
    const response = await fetch(url + path, { signal: AbortSignal.timeout(8_000), ...init, headers })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
  return {
    get: (path) => ask(path, {}),
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    async page(path) {
      const response = await fetch(url + path, { headers: { accept: 'text/html' } })
      return { status: response.status, text: await response.text(), headers: response.headers }
    },
    async submit(path, fields) {
      const response = await fetch(url + path, { method: 'POST', body: new URLSearchParams(fields) })
      return { status: response.status, text: await response.text(), url: response.url }
    },
  }
}

/** Waits until `look` returns something truthy and returns it; fails after `withinMs`. */
export async function until<T>(look: () => T | Promise<T>, withinMs = 60_000): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const seen = await look()
    if (seen) return seen
    if (Date.now() > end) throw new Error(`not seen within ${withinMs} ms: ${look.toString()}`)
    await sleep(15)
  }
}

/** An ordinary payout to an account in the United States. */
export function payout(clientReference: string, name = 'Rosa Ejemplo', accountNumber = '123456789') {
  return {
    clientReference,
    rail: 'us-ach',
    currency: 'USD',
    amount: '20534',
    beneficiary: { name, fields: { routingNumber: '021000021', accountNumber, accountType: 'checking' } },
    originator: { name: 'Ana Prueba', reference: 'TRF-1' },
    purpose: 'family-support',
  }
}

/** A request for pesos from a known payer. */
export function paymentRequest(clientReference: string, amount = '200000') {
  const returnUrl = 'http://127.0.0.1:3000/transfers/1'
  return {
    clientReference,
    amount,
    payerRut: '12345678-5',
    description: 'Envío a Rosa',
    returnUrl,
    account: 'client-money',
  }
}

/** A refund to the same payer. */
export function refund(clientReference: string, amount = '5000') {
  const to = { toRut: '12345678-5', toName: 'Ana Prueba', toBank: 'Banco Prueba Andes', toAccount: '001' }
  return { clientReference, amount, ...to, account: 'client-money' }
}
