import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'

let world: TestEnvironment
let quiet: TestEnvironment
const lines: string[] = []
const quietLines: string[] = []

interface Line {
  readonly msg: string
  readonly route: string
}
const soon = { timeout: 20_000, interval: 10 }
/** The lines of the access log, once there are this many. */
async function logged(count: number): Promise<Line[]> {
  const found = () => lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request')
  await expect.poll(() => found().length, soon).toBe(count)
  return found()
}

beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, onLog: (line) => void lines.push(line) })
  quiet = await createEnvironment({
    sandbox: false,
    people: false,
    env: { ACCESS_LOG: 'off' },
    onLog: (line) => void quietLines.push(line),
  })
})
beforeEach(() => void lines.splice(0))
afterAll(async () => {
  await Promise.all([world?.close(), quiet?.close()])
})

const personal = {
  'user-agent': 'Rosa-Browser/1.0',
  'x-forwarded-for': '203.0.113.77',
  referer: 'https://puente.example/recipients?search=Rosa',
  cookie: 'puente_session=a-session-token',
  traceparent: 'not-a-trace-of-Rosa',
}

describe('the access log', () => {
  it('a request with personal data in each of its parts: one line with none of it', async () => {
    const url = new URL('/api/transfers/trf_Rosa?email=rosa@demo.puente.test', world.listeners.customer)
    await (await fetch(url, { headers: personal })).text()
    const body = JSON.stringify({ email: 'rosa@demo.puente.test', password: 'Rosa-and-11.222.333-9' })
    const headers = { ...personal, 'content-type': 'application/json' }
    await (
      await fetch(new URL('/api/session?rut=11.222.333-9', url), { method: 'POST', headers, body })
    ).text()
    const [read, signIn] = await logged(2)
    expect(read).toMatchObject({
      listener: 'customer',
      method: 'GET',
      route: '/api/transfers/:id',
      status: 401,
      caller: 'anyone',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      durationMs: expect.any(Number) as number,
      bytes: expect.any(Number) as number,
    })
    expect(signIn).toMatchObject({ method: 'POST', route: '/api/session' })
    expect(lines.join('')).not.toMatch(/rosa|11\.222|203\.0\.113|a-session-token|Browser/i)
  })

  it('the caller: only its kind, for customers, staff and partners without a signature', async () => {
    const [customer, staff] = [await world.signedIn('persona'), await world.signedIn('soporte')]
    lines.splice(0)
    await customer.get('/api/session')
    await staff.get('/api/session')
    await world.customer().post('/api/partners/bank/messages', {})
    const found = await logged(3)
    expect(found).toMatchObject([
      { listener: 'customer', route: '/api/session', status: 200, caller: 'customer' },
      { listener: 'staff', route: '/api/session', status: 200, caller: 'staff' },
      { listener: 'customer', caller: 'anyone' },
    ])
  })

  it('an address of no route, and one that the router refuses: logged without the address', async () => {
    const at = (path: string) => fetch(new URL(path, world.listeners.customer))
    await (await at('/api/people/Rosa')).text()
    await (await at('/api/transfers/%E0%A4%A')).text()
    const found = await logged(2)
    expect(found).toMatchObject([
      { route: '-', status: 404 },
      { route: '-', status: expect.any(Number) as number },
    ])
    expect(lines.join('')).not.toContain('Rosa')
  })

  it('a client that leaves before the response: one line that says so', async () => {
    const { hostname, port } = new URL(world.listeners.customer)
    const socket = connect(Number(port), hostname)
    socket.write(
      'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    )
    await expect.poll(() => socket.bytesWritten > 0, soon).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.destroy()
    const [line] = await logged(1)
    expect(line).toMatchObject({ route: '/api/session', aborted: true })
    expect(line).not.toHaveProperty('status')
  })

  it('the operations port: not logged', async () => {
    await (await fetch(new URL('/livez', world.listeners.ops))).text()
    await (await fetch(new URL('/api/config', world.listeners.customer))).text()
    expect(await logged(1)).toMatchObject([{ route: '/api/config' }])
  })

  it('many requests over one connection: one line each', async () => {
    const once = () =>
      new Promise<void>((resolve, reject) => {
        const asked = request(new URL('/api/config', world.listeners.customer), (response) =>
          response.resume().once('end', resolve),
        )
        asked.once('error', reject).end()
      })
    for (let at = 0; at < 5; at++) await once()
    expect(await logged(5)).toHaveLength(5)
  })

  it('ACCESS_LOG=off: no line', async () => {
    expect((await quiet.customer().get('/api/config')).status).toBe(200)
    expect(quietLines.filter((line) => line.includes('"msg":"request"'))).toEqual([])
  })
})
