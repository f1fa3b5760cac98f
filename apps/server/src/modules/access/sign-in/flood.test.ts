import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const FLOOD = '203.0.113.66'
const ELSEWHERE = '198.51.100.7'
const persona = 'persona@demo.puente.test'
const empresa = 'empresa@demo.puente.test'
const oficial = 'oficial@demo.puente.test'
/** More failures than a network has free attempts, sent concurrently. */
const TRIES = 320
const AT_ONCE = 20
/** Long enough for the delays of the attempts that exceed the free ones. */
const FLOOD_TIMEOUT_MS = 180_000

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

/** Sends wrong passwords for accounts that do not exist from one address. Returns the number of responses by status. */
async function flood(tries: number, until = () => false): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  let made = 0
  const one = async (): Promise<void> => {
    while (made < tries && !until()) {
      made += 1
      const { status } = await world.customer(FLOOD).signIn(`nadie-${made}@flood.test`, 'not the password')
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return statuses
}

const timed = async (act: () => Promise<{ readonly status: number }>) => {
  const began = performance.now()
  const { status } = await act()
  return { status, ms: Math.round(performance.now() - began) }
}
const ms = (all: readonly { readonly ms: number }[]) => {
  const sorted = all.map((one) => one.ms).sort((one, other) => one - other)
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms`
}

describe('many wrong passwords from one network', () => {
  test(
    'meanwhile: customers, staff and recoveries of other networks are served, and right passwords open sessions',
    async () => {
      const known = world.customer(FLOOD)
      expect((await known.signIn(empresa, world.password)).status).toBe(200)
      const elsewhere = async () => [
        await timed(() => world.customer(ELSEWHERE).signIn(persona, world.password)),
        await timed(() => world.staff(ELSEWHERE).signIn(oficial, world.password)),
        await timed(() => world.customer(ELSEWHERE).post('/api/passkey-challenges', {})),
      ]
      const before = [...(await elsewhere()), ...(await elsewhere())]
      let isOver = false
      const flooding = flood(TRIES).finally(() => {
        isOver = true
      })
      const during: { status: number; ms: number }[] = []
      while (!isOver) during.push(...(await elsewhere()))
      const statuses = await flooding
      process.stdout.write(
        `flood of ${TRIES} sign-ins, ${AT_ONCE} at once: ${JSON.stringify(statuses)}\n` +
          `  elsewhere before: ${ms(before)}; during (${during.length} answers): ${ms(during)}\n`,
      )
      expect(new Set(during.map(({ status }) => status))).toEqual(new Set([200, 201]))
      expect(statuses[401], 'the flood was past its free tries').toBeGreaterThanOrEqual(300)

      // A right password from the same network is accepted immediately afterwards.
      expect((await known.signIn(empresa, world.password)).status, 'a browser we know').toBe(200)
      const slowed = await timed(() => world.customer(FLOOD).signIn(persona, world.password))
      process.stdout.write(`  a right password from the flooding network: ${slowed.ms} ms\n`)
      expect(slowed.status, 'a new browser, a little later').toBe(200)
      expect((await world.staff(FLOOD).signIn(oficial, world.password)).status, 'the back office').toBe(200)
      const recovery = await world.customer(FLOOD).post('/api/recoveries', { email: persona })
      expect(recovery.status, 'a forgotten password').toBe(202)
    },
    FLOOD_TIMEOUT_MS,
  )

  test('a right password: not counted, however often it is sent', async () => {
    for (let times = 0; times < 15; times += 1)
      expect((await world.customer(ELSEWHERE).signIn(persona, world.password)).status).toBe(200)
  })
})

describe('the address of the asker', () => {
  const wrongFrom = (address: string) => world.customer(address).signIn('quien@flood.test', 'wrong')

  test('a client that sends X-Forwarded-For: its value is ignored, the address that the proxy appended counts', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await wrongFrom(`192.0.2.${count}, 198.51.100.99`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('addresses of one IPv6 /64: one asker; of another /64: another asker', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await wrongFrom(`2001:db8:7:7::${count + 1}`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    expect((await wrongFrom('2001:db8:7:8::1')).status).toBe(401)
  })
})
