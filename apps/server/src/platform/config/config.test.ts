import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { productionEnv } from '../../../test/production-env.ts'
import { ConfigError, describeEnv, loadConfig } from './index.ts'

const production = productionEnv()
const SECRET = randomBytes(32).toString('base64')
const KEY = randomBytes(32)
const OTHER_KEY = randomBytes(32).toString('base64')
const publicKey = (name: string, encoding: 'base64' | 'base64url' = 'base64') =>
  createHash('sha256').update(`puente sandbox ${name}`).digest(encoding)
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
  it("only the supervisor's database: valid configuration", () => {
    const config = loadConfig(sandbox)
    expect(config).toMatchObject({
      environment: 'sandbox',
      port: 3000,
      backofficePort: 3001,
      host: '127.0.0.1',
      ops: { host: '127.0.0.1', port: 3003, workerPort: 3004, drainWaitMs: 0, drainLimitMs: 7000 },
    })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('TRUST_PROXY: the listed proxies are trusted', () => {
    const trusted = (text: string) => loadConfig({ ...production, TRUST_PROXY: text }).trustedProxies
    expect(trusted('10.0.0.1, 2001:db8::/32,loopback')).toEqual(['10.0.0.1', '2001:db8::/32', 'loopback'])
    expect(trusted('none')).toEqual([])
    expect(loadConfig(sandbox).trustedProxies).toEqual([])
  })

  it('a complete production configuration: valid, with listeners of this machine', () => {
    expect([faultsOf(production), loadConfig(production).host]).toEqual(['', '127.0.0.1'])
  })

  it.each(['10.0.0.7', '192.168.4.1', '127.0.0.1', '::1', 'fd00::7'])(
    'operations ports of production at %s: valid',
    (host) => expect(faultsOf({ ...production, OPS_HOST: host })).toBe(''),
  )

  it('operations ports of the sandbox: on this machine only; 0 opens none', () => {
    expect(faultsOf({ ...sandbox, OPS_HOST: '10.0.0.7' })).toContain(
      'OPS_HOST: sandbox binds to this machine',
    )
    expect(loadConfig({ ...sandbox, OPS_HOST: '127.0.0.2' }).ops.host).toBe('127.0.0.2')
    const { ops } = loadConfig({ ...sandbox, OPS_PORT: '0', WORKER_OPS_PORT: '0' })
    expect([ops.port, ops.workerPort]).toEqual([0, 0])
  })

  it.each([
    ['operations ports at every address', { OPS_HOST: '0.0.0.0' }, 'not "0.0.0.0"'],
    ['operations ports at every address of IPv6', { OPS_HOST: '::' }, 'not "::"'],
    ['operations ports at a public address', { OPS_HOST: '203.0.113.7' }, 'not "203.0.113.7"'],
    ['operations ports at a name', { OPS_HOST: 'ops.example' }, 'not "ops.example"'],
    ['an operations port that is public', { WORKER_OPS_PORT: '3001' }, 'WORKER_OPS_PORT is 3001, which is a'],
    ['no evidence key', { SEAL_KEYS: undefined }, 'SEAL_KEYS is required'],
    ['no word about its proxies', { TRUST_PROXY: undefined }, 'TRUST_PROXY names the proxies'],
    ['proxies that are everybody', { TRUST_PROXY: '0.0.0.0/0' }, '"0.0.0.0/0" trusts everybody'],
    ['a count of hops', { TRUST_PROXY: '1' }, '"1" is no address and no network'],
    ['a proxy by name', { TRUST_PROXY: '10.0.0.1, proxy.example' }, '"proxy.example" is no address'],
    ['no root key', { ROOT_KEYS: undefined }, 'ROOT_KEYS is required'],
    ['backups without a key', { BACKUP_DIR: '/mnt/backups' }, 'BACKUP_KEYS is required'],
    [
      'a public key of backups',
      { BACKUP_DIR: '/mnt/backups', BACKUP_KEYS: `b1:${publicKey('backup')}` },
      'BACKUP_KEYS holds a key that is public',
    ],
    [
      'backups on the disk of the data',
      { DATA_DIR: '/srv/puente', BACKUP_DIR: '/srv/puente/backups' },
      'BACKUP_DIR is inside DATA_DIR',
    ],
    ['backups elsewhere without a name', { BACKUPS_ELSEWHERE: '-' }, 'BACKUPS_ELSEWHERE names what backs up'],
    ['an hour of backups after midnight', { BACKUP_HOUR: '24' }, 'BACKUP_HOUR is a whole number up to 23'],
    ['no age of backups', { BACKUP_KEEP_DAYS: 'forever' }, 'BACKUP_KEEP_DAYS is a whole number up to 3650'],
    ['no encryption key', { ENCRYPTION_KEYS: undefined }, 'ENCRYPTION_KEYS is required'],
    [
      'the key that stands in this repository',
      { INDEX_KEY: createHash('sha256').update('puente sandbox index').digest('base64') },
      'INDEX_KEY holds a key that is public',
    ],
    ['the sandbox’s bank key', { BANK_KEY: 'sandbox-bank-key' }, 'BANK_KEY is the sandbox'],
    ['the sandbox’s screening key', { NAMES_KEY: 'sandbox-names-key' }, 'NAMES_KEY is the sandbox'],
    ['the sandbox’s registry', { REGISTRY_KEY: 'sandbox-registry-key' }, 'REGISTRY_KEY is the sandbox'],
    [
      'a registry on this machine',
      { REGISTRY_URL: 'http://[::1]:3002' },
      'REGISTRY_URL points at this machine',
    ],
    ['texts without their operator', { OPERATOR_RUT: undefined }, 'OPERATOR_RUT is required'],
    [
      'the sandbox’s webhook secret',
      { RAILS_WEBHOOK_SECRET: undefined },
      'RAILS_WEBHOOK_SECRET is the sandbox',
    ],
    ['the sandbox’s address', { RAILS_URL: 'http://127.0.0.1:3002' }, 'RAILS_URL points at this machine'],
    ['a screener on localhost', { NAMES_URL: 'http://localhost:3002' }, 'NAMES_URL points at this machine'],
    ['a partner without address', { BANK_URL: undefined }, 'BANK_URL is required'],
    ['mails without a carrier', { SMTP_URL: undefined }, 'SMTP_URL is required'],
    ['mails from nobody', { MAIL_FROM: undefined }, 'MAIL_FROM is required'],
    ['a mail carrier that is none', { SMTP_URL: 'http://127.0.0.1:3002/inbox' }, 'SMTP_URL is smtp://'],
    ['the sandbox’s inbox for SMS', { SMS_URL: 'http://127.0.0.1:3002/inbox/sms' }, 'SMS_URL points at'],
    ['the sandbox’s inbox key', { SMS_KEY: 'sandbox-inbox-key' }, 'SMS_KEY is the sandbox'],
    [
      'bounces that the sandbox signs',
      { MAIL_WEBHOOK_SECRET: 'sandbox-inbox-webhook-secret' },
      'MAIL_WEBHOOK_SECRET is the sandbox',
    ],
    [
      'error reports to this machine',
      { ERROR_REPORTS_DSN: 'http://k@localhost/1' },
      'ERROR_REPORTS_DSN points',
    ],
    [
      'a DSN without a project',
      { ERROR_REPORTS_DSN: 'https://k@errors.example/' },
      'ERROR_REPORTS_DSN is https',
    ],
    [
      'a webhook secret with a comma at its end',
      { BANK_WEBHOOK_SECRET: `${SECRET},` },
      'BANK_WEBHOOK_SECRET holds an empty entry',
    ],
    [
      'an empty bounce secret',
      { MAIL_WEBHOOK_SECRET: `,${SECRET}` },
      'MAIL_WEBHOOK_SECRET holds an empty entry',
    ],
    [
      'a public key without its padding',
      { INDEX_KEY: publicKey('index').replace('=', '') },
      'INDEX_KEY holds a key that is public',
    ],
    [
      'a public key as base64url',
      { SEAL_KEYS: `k1:${publicKey('seal', 'base64url')}` },
      'SEAL_KEYS holds a key that is public',
    ],
    [
      'a public key of another purpose',
      { ROOT_KEYS: `k1:${publicKey('encryption', 'base64url')}` },
      'ROOT_KEYS holds a key that is public',
    ],
    [
      'one key for two purposes',
      { SEAL_KEYS: `k2:${KEY.toString('base64url')}`, INDEX_KEY: KEY.toString('base64') },
      'SEAL_KEYS and INDEX_KEY share a key',
    ],
    [
      'one key twice in a ring',
      { ROOT_KEYS: `k1:${KEY.toString('base64')},k2:${KEY.toString('base64url')}` },
      'ROOT_KEYS holds one key twice',
    ],
    [
      'two keys of one name',
      { ROOT_KEYS: `k1:${KEY.toString('base64')},k1:${OTHER_KEY}` },
      'ROOT_KEYS names two keys alike',
    ],
    [
      'a key of zeros',
      { INDEX_KEY: Buffer.alloc(32).toString('base64') },
      'INDEX_KEY holds a key that is guessable',
    ],
    [
      'a key of one byte',
      { SEAL_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` },
      'SEAL_KEYS holds a key that is guessable',
    ],
    [
      'a key that counts',
      { SEAL_KEYS: `k1:${Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('base64')}` },
      'SEAL_KEYS holds a key that is guessable',
    ],
    [
      'a key that is too short',
      { ENCRYPTION_KEYS: `k1:${Buffer.alloc(16, 3).toString('base64')}` },
      'ENCRYPTION_KEYS: each entry is',
    ],
    ['a partner’s key of one character', { RATES_KEY: 'x' }, 'RATES_KEY has fewer than 16 characters'],
    [
      'a webhook secret of one letter',
      { RAILS_WEBHOOK_SECRET: 'a'.repeat(40) },
      'RAILS_WEBHOOK_SECRET is guessable',
    ],
    [
      'one secret for two partners',
      { BANK_WEBHOOK_SECRET: SECRET, RAILS_WEBHOOK_SECRET: SECRET },
      'RAILS_WEBHOOK_SECRET and BANK_WEBHOOK_SECRET are the same secret',
    ],
    [
      'a partner without TLS',
      { BANK_URL: 'http://bank.example' },
      'BANK_URL is an https address in production',
    ],
    [
      'a partner on a name of this machine',
      { RATES_URL: 'https://rates.localhost' },
      'RATES_URL points at this machine',
    ],
    [
      'a partner at this machine in another spelling',
      { RAILS_URL: 'https://0x7f.1/' },
      'RAILS_URL points at this machine',
    ],
    [
      'a partner at this machine inside IPv6',
      { RAILS_URL: 'https://[::ffff:127.0.0.1]/' },
      'RAILS_URL points at this machine',
    ],
    [
      'a partner at a metadata service',
      { NAMES_URL: 'https://169.254.169.254/' },
      'NAMES_URL is a link-local',
    ],
    [
      'a partner at a link-local address',
      { REGISTRY_URL: 'https://[fe80::1]/' },
      'REGISTRY_URL is a link-local',
    ],
    [
      'a partner in a private network',
      { BANK_URL: 'https://10.0.0.7/' },
      'BANK_URL is an address of a private network',
    ],
    [
      'a gateway for SMS in a private network',
      { SMS_URL: 'https://192.168.1.2/' },
      'SMS_URL is an address of a private network',
    ],
    [
      'a maps service at a metadata name',
      { MAPS_KEY: 'k', MAPS_URL: 'https://metadata.google.internal/' },
      'MAPS_URL is a link-local',
    ],
    [
      'files of customers in a folder',
      { DOCUMENTS_FOLDER_ALLOWED: undefined },
      'DOCUMENTS_S3_URL is required in production: DOCUMENTS_FOLDER_ALLOWED=yes',
    ],
    [
      'half of an access key',
      { DOCUMENTS_S3_URL: 'https://s3.example', DOCUMENTS_S3_SECRET: SECRET },
      'DOCUMENTS_S3_KEY_ID and DOCUMENTS_S3_SECRET are set together',
    ],
    ['an address without TLS', { PUBLIC_URL: 'http://puente.example' }, 'PUBLIC_URL is an https'],
  ])('production, %s: refused', (_what, change, fault) => {
    expect(faultsOf({ ...production, ...change })).toContain(fault)
  })

  it.each([
    ['a real partner’s key', { BANK_KEY: 'live-key' }, 'BANK_KEY looks like a real partner'],
    ['a real partner’s address', { RAILS_URL: 'https://rails.example' }, 'RAILS_URL is not on this machine'],
    ['a real mail carrier', { SMTP_URL: 'smtps://mail.example' }, 'SMTP_URL is not on this machine'],
    ['a real SMS gateway', { SMS_URL: 'https://sms.example' }, 'SMS_URL is not on this machine'],
    ['a real SMS gateway’s key', { SMS_KEY: 'live-key' }, 'SMS_KEY looks like a real carrier'],
    [
      'a real error project',
      { ERROR_REPORTS_DSN: 'https://k@errors.example/1' },
      'ERROR_REPORTS_DSN is not on',
    ],
    ['to listen on the network', { HOST: '0.0.0.0' }, 'HOST: sandbox binds to this machine'],
  ])('sandbox, %s: refused', (_what, change, fault) => {
    expect(faultsOf({ ...sandbox, ...change })).toContain(fault)
  })

  it('several faults: all reported at once, without secrets', () => {
    const faults = faultsOf({ ENVIRONMENT: 'staging', PORT: 'abc', INDEX_KEY: 'c2hvcnQ=' })
    expect(faults).toContain('ENVIRONMENT is')
    expect(faults).toContain('PORT is a whole number')
    expect(faults).toContain('INDEX_KEY is base64')
    expect(faults).not.toContain('c2hvcnQ=')
    expect(JSON.stringify(describeEnv(production))).not.toMatch(/live-|secret@|k1:/)
  })

  it('production without a bounce secret: bounce messages are refused', () => {
    expect(loadConfig(production).messaging.bounceSecrets).toEqual([])
    expect(loadConfig(sandbox).messaging.bounceSecrets).toEqual(['sandbox-inbox-webhook-secret'])
  })

  it('the error project: reports go to it; browsers get no project when none is configured', () => {
    const env = { ...production, ERROR_REPORTS_DSN: 'https://abc123@errors.example/sub/42' }
    expect(loadConfig(env).errorReports.ingestUrl).toBe(
      'https://errors.example/sub/api/42/envelope/?sentry_version=7&sentry_key=abc123',
    )
    const none = loadConfig(production).errorReports
    expect([none.ingestUrl, new URL(none.dsn).hostname]).toEqual([undefined, 'reports.invalid'])
  })
})
