import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { freePorts } from '@puente/postgres/embedded'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { childEnvironment, readConfig, type StartConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { requireDatabase, requireDataFolder, requirePorts } from './preflight.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-preflight-'))
const open: Server[] = []

afterEach(() => open.splice(0).forEach((server) => server.close()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function config(environment: Readonly<Record<string, string>>): StartConfig {
  return readConfig(environment, folder)
}

async function listenOn(host: string): Promise<number> {
  const server = createServer()
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe('readConfig', () => {
  it('an empty environment: defaults; an empty variable: as if absent', () => {
    expect(config({ PORT: '', ENVIRONMENT: ' ', DATABASE_URL: '' })).toEqual({
      root: folder,
      ports: { PORT: 3000, BACKOFFICE_PORT: 3001, SANDBOX_PORT: 3002, OPS_PORT: 3003, WORKER_OPS_PORT: 3004 },
      dataFolder: path.join(folder, 'data'),
      databaseUrl: undefined,
      mayEmbed: false,
      opsHost: '127.0.0.1',
      backsUp: false,
      dataKeysUrl: undefined,
      environment: 'sandbox',
    })
  })

  it.each([
    [{ PORT: '0' }, /PORT is "0", and must be a port number/],
    [{ BACKOFFICE_PORT: '65536' }, /BACKOFFICE_PORT is "65536"/],
    [{ SANDBOX_PORT: '3e3' }, /SANDBOX_PORT is "3e3"/],
    [{ WORKER_OPS_PORT: '65536' }, /WORKER_OPS_PORT is "65536", and must be a port number from 0/],
    [{ ENVIRONMENT: 'test' }, /ENVIRONMENT is "test", and must be sandbox or production/],
  ])('%j: refused', (environment, sentence) => {
    expect(() => config(environment)).toThrow(sentence)
  })
})

describe('secrets in files', () => {
  it('DATABASE_URL_FILE: its content is the address', () => {
    const file = path.join(folder, 'database-url')
    writeFileSync(file, 'postgres://owner:secret@db.example/puente\n')
    expect(config({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://owner:secret@db.example/puente')
  })

  it('a child process: gets the address of the embedded server, and no address that the operator set', () => {
    const set = process.env['DATABASE_URL']
    const own = config({ DATABASE_URL: 'postgres://owner:secret@db.example/puente' })
    expect(childEnvironment(own, own.databaseUrl ?? '')['DATABASE_URL']).toBe(set)
    expect(childEnvironment(config({}), 'postgres://embedded')['DATABASE_URL']).toBe('postgres://embedded')
  })

  it('a file that is not there: refused', () => {
    const file = path.join(folder, 'nowhere')
    expect(() => config({ DATA_KEYS_URL_FILE: file })).toThrow(
      'DATA_KEYS_URL_FILE names a file that cannot be read (ENOENT).',
    )
  })
})

describe('requireDatabase', () => {
  it('production without a database of its own: refused unless a variable allows it', () => {
    const production = { ENVIRONMENT: 'production' }
    expect(() => requireDatabase(config(production))).toThrow('DATABASE_URL is missing: production uses')
    requireDatabase(config({ ...production, EMBEDDED_POSTGRES_ALLOWED: 'yes' }))
    requireDatabase(config({ ...production, DATABASE_URL: 'postgres://owner@db.example/puente' }))
    requireDatabase(config({}))
  })
})

describe('requirePorts', () => {
  const none = { OPS_PORT: '0', WORKER_OPS_PORT: '0' }

  it('three free ports and no operations ports: pass', async () => {
    const [one, two, three] = await freePorts(3)
    await requirePorts(
      config({ ...none, PORT: `${one}`, BACKOFFICE_PORT: `${two}`, SANDBOX_PORT: `${three}` }),
    )
  })

  it('an operations port in use, or equal to another: named', async () => {
    const busy = await listenOn('127.0.0.1')
    const [one, two, three] = await freePorts(3)
    const served = { PORT: `${one}`, BACKOFFICE_PORT: `${two}`, SANDBOX_PORT: `${three}` }
    await expect(requirePorts(config({ ...served, ...none, WORKER_OPS_PORT: `${busy}` }))).rejects.toThrow(
      `Port ${busy} (WORKER_OPS_PORT) is busy`,
    )
    await expect(requirePorts(config({ ...served, ...none, OPS_PORT: `${two}` }))).rejects.toThrow(
      `BACKOFFICE_PORT and OPS_PORT are both ${two}, and must differ.`,
    )
  })

  it.each(['127.0.0.1', '0.0.0.0'])('a port in use on %s: named', async (host) => {
    const busy = await listenOn(host)
    const [one, three] = await freePorts(2)
    await expect(
      requirePorts(config({ ...none, PORT: `${one}`, BACKOFFICE_PORT: `${busy}`, SANDBOX_PORT: `${three}` })),
    ).rejects.toThrow(
      `Port ${busy} (BACKOFFICE_PORT) is busy: end what listens there, or choose another, as in BACKOFFICE_PORT=${busy + 10} npm start.`,
    )
  })

  it('a port that becomes free within the patience: passes', async () => {
    const busy = await listenOn('127.0.0.1')
    const [one, three] = await freePorts(2)
    const ports = config({ ...none, PORT: `${one}`, BACKOFFICE_PORT: `${busy}`, SANDBOX_PORT: `${three}` })
    setTimeout(() => open.splice(0).forEach((server) => server.close()), 200)
    await requirePorts(ports, 10_000)
  })

  it('two equal ports: both named; in production the sandbox port is ignored', async () => {
    const [one, two] = await freePorts(2)
    const same = { ...none, PORT: `${one}`, BACKOFFICE_PORT: `${two}`, SANDBOX_PORT: `${one}` }
    await expect(requirePorts(config(same))).rejects.toThrow(
      `PORT and SANDBOX_PORT are both ${one}, and must differ.`,
    )
    await requirePorts(config({ ...same, ENVIRONMENT: 'production' }))
  })
})

describe('requireDataFolder', () => {
  it('the folder: created, and repeatable', () => {
    requireDataFolder(path.join(folder, 'new', 'data'))
    requireDataFolder(path.join(folder, 'new', 'data'))
  })

  it('a folder that cannot be created: one sentence', () => {
    writeFileSync(path.join(folder, 'file'), '')
    expect(() => requireDataFolder(path.join(folder, 'file', 'data'))).toThrow(
      /^The data folder .*file\/data cannot be written \(ENOTDIR\)/,
    )
  })

  it.skipIf(process.platform !== 'linux')('a parent folder without write permission: one sentence', () => {
    expect(() => requireDataFolder('/proc/puente/data')).toThrow(
      /^The data folder \/proc\/puente\/data cannot be written/,
    )
  })

  it.skipIf(process.getuid?.() === 0)('a folder without write permission: one sentence', () => {
    mkdirSync(path.join(folder, 'locked'), { mode: 0o500 })
    expect(() => requireDataFolder(path.join(folder, 'locked'))).toThrow(/cannot be written \(EACCES\)/)
  })
})

describe('DATABASE_URL', () => {
  it.each([
    [
      'postgres://someone:secret@127.0.0.1:PORT/puente',
      /^No PostgreSQL answers at 127\.0\.0\.1:\d+\/puente \(ECONNREFUSED\)\.$/,
    ],
    ['mysql://127.0.0.1/puente', /^DATABASE_URL must look like postgres:/],
    ['nonsense', /^DATABASE_URL must look like postgres:/],
  ])('%s: fails with one sentence without its password', async (url, sentence) => {
    const [port] = await freePorts(1)
    const failure = openDatabase(config({ DATABASE_URL: url.replace('PORT', String(port)) }), () => undefined)
    await expect(failure).rejects.toThrow(sentence)
    await expect(failure).rejects.not.toThrow(/secret/)
  })
})
