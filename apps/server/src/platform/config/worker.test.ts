import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './index.ts'

test('how much a worker does at once: from 1 to 64', () => {
  const read = (env: Readonly<Record<string, string>>) =>
    loadConfig({ DATABASE_URL: 'postgres://puente_app@127.0.0.1/puente', ...env }).worker
  expect(read({})).toEqual({ rounds: 1, deliveries: 8, queues: 3, relays: 1 })
  expect(read({ WORKER_ROUNDS: '4', WORKER_RELAYS: '64' })).toMatchObject({ rounds: 4, relays: 64 })
  for (const [name, value] of [
    ['WORKER_ROUNDS', '0'],
    ['WORKER_DELIVERIES', '65'],
  ] as const)
    expect(() => read({ [name]: value })).toThrow(
      new ConfigError([`${name} is from 1 to 64, not ${value}.`]).message,
    )
})
