import type { PublicConfig } from '@puente/contract/customer'
import { afterEach, expect, test, vi } from 'vitest'
import { HttpError } from './client/http-error.ts'
import { configuredApiUrl, loadConfig } from './config.ts'

const config: PublicConfig = {
  environment: 'sandbox',
  brandName: 'Puente',
  publicUrl: 'http://127.0.0.1:3000',
  appUrl: 'http://127.0.0.1:3000',
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

test('a server that starts at the same time as the page: retried', async () => {
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

test('the API: at the configured origin, otherwise at the page’s own', async () => {
  await loadConfig({ getConfig: async () => ({ ...config, apiUrl: 'https://api.puente.test' }) })
  expect(configuredApiUrl()).toBe('https://api.puente.test')
  await loadConfig({ getConfig: async () => config })
  expect(configuredApiUrl()).toBe('')
})

afterEach(() => vi.unstubAllGlobals())

function browser(onLine: boolean, kept = new Map<string, string>()) {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return kept
}

test('without a connection: the stored configuration is used', async () => {
  const kept = browser(true)
  await loadConfig(failing(0, new Error()))
  browser(false, kept)
  const source = failing(9, new HttpError(undefined))
  expect(await loadConfig(source, 1)).toEqual(config)
  expect(source.asked()).toBe(1)
})

test('a server error: the stored configuration is not used; a malformed stored one: ignored', async () => {
  const kept = browser(true)
  await loadConfig(failing(0, new Error()))
  await expect(loadConfig(failing(9, new HttpError(503)), 1)).rejects.toThrow('503')
  browser(false, new Map([...kept.keys()].map((key) => [key, '{broken'])))
  await expect(loadConfig(failing(9, new HttpError(undefined)), 1)).rejects.toThrow('Network Error')
})
