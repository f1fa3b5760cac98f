import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { ConfigError, loadConfig } from './index.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(name: string, content: string, mode = 0o600): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  chmodSync(file, mode)
  return file
}

describe('secrets in files', () => {
  it('a file: its content without the newline at its end; a link to it too', () => {
    const file = fileOf('bank', 'live-key\n')
    symlinkSync(file, path.join(folder, 'link'))
    const { env, faults } = readEnv({ BANK_KEY_FILE: file, RAILS_KEY_FILE: path.join(folder, 'link') })
    expect([env, faults]).toEqual([{ BANK_KEY: 'live-key', RAILS_KEY: 'live-key' }, []])
  })

  it('a variable that is no secret: has no file', () => {
    expect(readEnv({ BANK_URL_FILE: fileOf('url', 'https://bank.example') }).env).toEqual({})
  })

  it.each([
    ['both', { BANK_KEY: 'a', BANK_KEY_FILE: '/nowhere' }, 'BANK_KEY and BANK_KEY_FILE are both set'],
    [
      'a missing file',
      { BANK_KEY_FILE: '/nowhere' },
      'BANK_KEY_FILE names a file that cannot be read (ENOENT)',
    ],
    ['a folder', { BANK_KEY_FILE: folder }, 'BANK_KEY_FILE names a file that is not a file'],
    ['an empty file', { BANK_KEY_FILE: fileOf('empty', ' \n') }, 'BANK_KEY_FILE names a file that is empty'],
    [
      'a large file',
      { BANK_KEY_FILE: fileOf('large', 'a'.repeat(65_537)) },
      'BANK_KEY_FILE names a file that is larger than 64 kB',
    ],
  ])('%s: a fault', (_what, source, fault) => {
    expect(readEnv(source).faults).toEqual([expect.stringContaining(fault)])
  })

  it.skipIf(process.platform === 'win32')(
    'a file that everybody may change: refused in production only',
    () => {
      const source = { BANK_KEY_FILE: fileOf('open', 'live-key', 0o666) }
      expect(readEnv(source).faults).toEqual([])
      expect(readEnv({ ...source, ENVIRONMENT: 'production' }).faults).toEqual([
        'BANK_KEY_FILE names a file that has permissions 666, which production refuses.',
      ])
      const mounted = { BANK_KEY_FILE: fileOf('mounted', 'live-key', 0o444), ENVIRONMENT: 'production' }
      expect(readEnv(mounted).faults).toEqual([])
    },
  )

  it('faults of files: reported with those of the configuration', () => {
    const { env, faults } = readEnv({ BANK_KEY_FILE: '/nowhere', PORT: 'abc' })
    expect(() => loadConfig(env, faults)).toThrow(ConfigError)
    expect(() => loadConfig(env, faults)).toThrow(/BANK_KEY_FILE names .*\n.*PORT is a whole number/)
  })
})
