import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ConfigError, describeEnv, loadConfig } from './index.ts'

const base64 = () => randomBytes(32).toString('base64')
const production = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://owner:secret@db.example/puente',
  PUBLIC_URL: 'https://puente.example',
  BACKOFFICE_URL: 'https://backoffice.puente.example',
  ENCRYPTION_KEYS: `k1:${base64()}`,
  INDEX_KEY: base64(),
  ...Object.fromEntries(
    ['BANK', 'RAILS', 'RATES', 'NAMES'].flatMap((name) => [
      [`${name}_URL`, `https://${name.toLowerCase()}.example`],
      [`${name}_KEY`, 'live-key'],
    ]),
  ),
  BANK_WEBHOOK_SECRET: 'live-secret',
  RAILS_WEBHOOK_SECRET: 'live-secret',
}
const sandbox = { DATABASE_URL: 'postgres://owner:secret@127.0.0.1/puente' }

function faultsOf(env: Record<string, string | undefined>): string {
  try {
    loadConfig(env)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
}

describe('configuration', () => {
  it('needs nothing but the database that the supervisor provides', () => {
    const config = loadConfig(sandbox)
    expect(config).toMatchObject({
      environment: 'sandbox',
      port: 3000,
      backofficePort: 3001,
      host: '127.0.0.1',
    })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('lets a whole production configuration start', () => {
    expect(faultsOf(production)).toBe('')
  })

  it.each([
    ['no encryption key', { ENCRYPTION_KEYS: undefined }, 'ENCRYPTION_KEYS is required'],
    [
      'the key that stands in this repository',
      { INDEX_KEY: createHash('sha256').update('puente sandbox index').digest('base64') },
      'INDEX_KEY is a key that is public',
    ],
    ['the sandbox’s bank key', { BANK_KEY: 'sandbox-bank-key' }, 'BANK_KEY is the sandbox'],
    ['the sandbox’s screening key', { NAMES_KEY: 'sandbox-names-key' }, 'NAMES_KEY is the sandbox'],
    [
      'the sandbox’s webhook secret',
      { RAILS_WEBHOOK_SECRET: undefined },
      'RAILS_WEBHOOK_SECRET is the sandbox',
    ],
    ['the sandbox’s address', { RAILS_URL: 'http://127.0.0.1:3002' }, 'RAILS_URL points at this machine'],
    ['a screener on localhost', { NAMES_URL: 'http://localhost:3002' }, 'NAMES_URL points at this machine'],
    ['a partner without address', { BANK_URL: undefined }, 'BANK_URL is required'],
    ['an address without TLS', { PUBLIC_URL: 'http://puente.example' }, 'PUBLIC_URL is an https'],
  ])('production refuses %s', (_what, change, fault) => {
    expect(faultsOf({ ...production, ...change })).toContain(fault)
  })

  it.each([
    ['a real partner’s key', { BANK_KEY: 'live-key' }, 'BANK_KEY looks like a real partner'],
    ['a real partner’s address', { RAILS_URL: 'https://rails.example' }, 'RAILS_URL is not on this machine'],
    ['to listen on the network', { HOST: '0.0.0.0' }, 'HOST: sandbox binds to 127.0.0.1'],
  ])('sandbox refuses %s', (_what, change, fault) => {
    expect(faultsOf({ ...sandbox, ...change })).toContain(fault)
  })

  it('names every fault at once, and never a secret', () => {
    const faults = faultsOf({ ENVIRONMENT: 'staging', PORT: 'abc', INDEX_KEY: 'c2hvcnQ=' })
    expect(faults).toContain('ENVIRONMENT is')
    expect(faults).toContain('PORT is a whole number')
    expect(faults).toContain('INDEX_KEY is base64')
    expect(faults).not.toContain('c2hvcnQ=')
    expect(JSON.stringify(describeEnv(production))).not.toMatch(/live-|secret@|k1:/)
  })
})
