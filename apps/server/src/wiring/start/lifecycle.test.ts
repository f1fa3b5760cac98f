import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A database that accepts connections and never responds, so that a start does not come to its end. */
const silent = createServer((socket) => void socket.on('error', () => undefined))
let child: ChildProcess | undefined
beforeAll(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterAll(() => {
  child?.kill('SIGKILL')
  silent.close()
})

const starting = (): ChildProcess => {
  const { port } = silent.address() as AddressInfo
  return fork(path.resolve(import.meta.dirname, '../../worker.ts'), [], {
    env: {
      DATABASE_URL: `postgres://puente_app@127.0.0.1:${port}/puente`,
      DATABASE_ACQUIRE_TIMEOUT_MS: '600000',
      LOG_LEVEL: 'silent',
      WORKER_OPS_PORT: '0',
    },
    stdio: 'ignore',
  })
}

test.each([
  ['while its modules are loaded', 0],
  ['while it waits for the database', undefined],
])('a start whose supervisor goes %s: ends', { timeout: 120_000 }, async (_when, waitMs) => {
  const connected = once(silent, 'connection')
  child = starting()
  const ended = once(child, 'exit')
  if (waitMs === undefined) await connected
  else await pause(waitMs)
  child.disconnect()
  expect(await ended).toEqual([1, null])
})

test('a command that is done: exits while its supervisor still listens', { timeout: 120_000 }, async () => {
  const lifecycle = path.resolve(import.meta.dirname, 'lifecycle.ts')
  const command = `const { begin } = await import(${JSON.stringify(lifecycle)}); await begin(async () => {})`
  child = spawn(process.execPath, ['--input-type=module', '--eval', command], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  expect(await once(child, 'exit')).toEqual([0, null])
})
