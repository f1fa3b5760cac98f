import path from 'node:path'
import { languages } from '@puente/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../../packages/web/src/test-built-app.ts'

const budget = 175_000

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(languages.filter((language) => language !== 'es'))(
  'the entry chunk in "%s": one file within its size budget',
  async (language) => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('WEB_LANGUAGE', language)
    const app = await buildApp(path.join(import.meta.dirname, '..'))
    expect(app.first().size).toBe(1)
    expect(app.weigh(app.first())).toBeLessThanOrEqual(budget)
    app.remove()
  },
)
