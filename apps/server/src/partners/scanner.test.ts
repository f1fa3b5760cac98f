import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { openClamd, VIRUS, type ClamdWorld } from '../../test/clamd.ts'
import { scannerAt } from './scanner-clamd.ts'
import { notScanning } from './scanner.ts'

let clamd: ClamdWorld
beforeAll(async () => {
  clamd = await openClamd()
})
afterAll(async () => clamd?.close())

const scanner = (port = clamd.port, timeoutMs = 5000) => scannerAt({ host: '127.0.0.1', port }, timeoutMs)
async function* bytes(text: string, times = 1): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < times; at++) yield Buffer.from(text)
}

it("a clean file of any length: read to its end, 'clean'", async () => {
  expect(await scanner().scan(bytes('x'.repeat(100_000), 50))).toBe('clean')
  expect(clamd.scanned).toBe(5_000_000)
})

it('a signature that spans two pieces: found', async () => {
  const pieces = async function* () {
    yield* bytes(VIRUS.slice(0, 5))
    yield* bytes(VIRUS.slice(5))
  }
  expect(await scanner().scan(pieces())).toBe('infected')
})

test.each([['INSTREAM size limit exceeded. ERROR\0'], ['UNKNOWN COMMAND\0'], ['stream: OK and more'], ['']])(
  'the response %j: no verdict',
  async (says) => {
    clamd.says = says
    expect(await scanner().scan(bytes('x'))).toBe('away')
    clamd.says = undefined
  },
)

it("a scanner that is absent or sends nothing: 'away'", async () => {
  expect(await scanner(9).scan(bytes('x', 1000))).toBe('away')
})

it("no scanner: 'not-scanned'", async () => {
  expect(await notScanning.scan(bytes('x'))).toBe('not-scanned')
})
