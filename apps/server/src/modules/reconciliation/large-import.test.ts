import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvStatement, sendStatement } from '../../../test/bank-statements.ts'
import type { Client } from '../../../test/client.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

const LINES = 60_000
/** Largest share of the import's time during which the event loop may be blocked. */
const LONGEST_PAUSE_SHARE = 0.1

let world: TestEnvironment
let treasury: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  treasury = await world.signedIn('tesoreria')
})
afterAll(async () => world?.close())

test(
  'a bank statement of many megabytes: requests are served during the import',
  { timeout: 300_000 },
  async () => {
    const day = '2026-03-02'
    const content = Buffer.from(
      csvStatement({
        reference: 'large',
        from: day,
        opening: 0,
        lines: Array.from({ length: LINES }, (_, index) => ({
          day,
          pesos: 1000 + index,
          id: `B${index}`,
          words: `Transferencia de prueba número ${index} ${'x'.repeat(120)}`,
          rut: '12.345.678-5',
          name: 'Persona de Prueba Ficticia',
        })),
      }),
    )
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const began = performance.now()
    const { status, body } = await sendStatement<{ items: { newLines: number }[] }>(treasury, content)
    const tookMs = performance.now() - began
    delay.disable()
    const longestMs = delay.max / 1e6
    const figures = `${content.length} bytes in ${Math.round(tookMs)} ms, longest pause ${Math.round(longestMs)} ms`
    expect([status, body.items?.[0]?.newLines], figures).toEqual([200, LINES])
    expect(longestMs / tookMs, figures).toBeLessThan(LONGEST_PAUSE_SHARE)
  },
)
