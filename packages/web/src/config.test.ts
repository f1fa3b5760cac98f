import type { PublicConfig } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { HttpError } from './client/http-error.ts'
import { loadConfig } from './config.ts'

const config: PublicConfig = {
  environment: 'sandbox',
  brandName: 'Puente',
  publicUrl: 'http://127.0.0.1:3000',
  staleTimeMs: 0,
  maxUploadBytes: 100_000_000,
}

function failing(times: number, error: Error) {
  let asked = 0
  const getConfig = async () => {
    asked += 1
    if (asked <= times) throw error
    return config
  }
  return { getConfig, asked: () => asked }
}

test('a server that starts with the page is waited for', async () => {
  const source = failing(2, new HttpError(undefined))
  expect(await loadConfig(source, 1)).toBe(config)
  expect(source.asked()).toBe(3)
})

test.each([
  ['gives up after the third failure', new HttpError(503), 3],
  ['does not ask again what was refused', new HttpError(404), 1],
  ['does not ask again after a mistake of ours', new TypeError('bug'), 1],
])('%s', async (_, error, times) => {
  const source = failing(9, error)
  await expect(loadConfig(source, 1)).rejects.toBe(error)
  expect(source.asked()).toBe(times)
})
