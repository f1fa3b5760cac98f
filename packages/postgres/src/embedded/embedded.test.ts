import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withConnection } from '../connect.ts'
import { isRoot, unprivilegedAccount } from './account.ts'
import { packagedBinaries } from './binaries.ts'
import { removeEmbedded, startEmbedded, stopEmbedded, type EmbeddedOptions } from './index.ts'
import { findLocation, SYSTEM_FOLDER } from './location.ts'

const base = mkdtempSync(path.join(os.tmpdir(), 'puente-embedded-'))
chmodSync(base, 0o755)
const folder = (name: string): EmbeddedOptions => ({ dataFolder: path.join(base, name), durable: false })
const main = folder('main')

beforeAll(async () => {
  await startEmbedded(main)
}, 60_000)

afterAll(async () => {
  await removeEmbedded(main)
  rmSync(base, { recursive: true, force: true })
}, 60_000)

async function ask(url: string, statement: string): Promise<Record<string, unknown>> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows[0] ?? {}
  })
}

describe('a running server', () => {
  it('is PostgreSQL 18 in UTF-8 with checksums, and its owner is not a superuser', async () => {
    const { url } = await startEmbedded(main)
    const found = await ask(
      url,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
              current_setting('data_checksums') as checksums, current_setting('is_superuser') as superuser,
              lower('ÑANDÚ') as lower, current_database() as database, current_setting('password_encryption') as password`,
    )
    expect(found).toEqual({
      major: 18,
      encoding: 'UTF8',
      checksums: 'on',
      superuser: 'off',
      lower: 'ñandú',
      database: 'puente',
      password: 'scram-sha-256',
    })
  })

  it('listens on 127.0.0.1 only and requires the password', async () => {
    const { url, adminUrl } = await startEmbedded(main)
    expect(
      await ask(
        adminUrl,
        `select current_setting('listen_addresses') as at, current_setting('unix_socket_directories') as sockets`,
      ),
    ).toEqual({ at: '127.0.0.1', sockets: '' })
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(ask(wrong.toString(), 'select 1')).rejects.toMatchObject({ kind: 'refused' })
  })

  it('keeps its password readable only by its own user', async () => {
    const { own } = await findLocation(main)
    expect(statSync(path.join(own, 'password')).mode & 0o777).toBe(0o600)
    expect(readFileSync(path.join(own, 'password'), 'utf8').trim().length).toBeGreaterThanOrEqual(32)
  })

  it('never runs as root', async () => {
    const { pid } = await startEmbedded(main)
    if (process.platform === 'linux') expect(statSync(`/proc/${pid}`).uid).not.toBe(0)
  })

  it('root with a data folder that only root may enter: the cluster is outside it', async () => {
    const place = await findLocation(main)
    expect(place.cluster.startsWith(isRoot() ? SYSTEM_FOLDER : place.own)).toBe(true)
  })
})

describe('starting again', () => {
  it('a running server: adopted, by any number of concurrent callers', async () => {
    const servers = await Promise.all([startEmbedded(main), startEmbedded(main), startEmbedded(main)])
    expect(servers.map((server) => server.adopted)).toEqual([true, true, true])
    expect(new Set(servers.map((server) => server.pid)).size).toBe(1)
  })

  it('after kill -9: recovers on the same port with the committed data', async () => {
    const options = { ...folder('killed'), durable: true }
    const first = await startEmbedded(options)
    await ask(first.url, 'create table kept as select 7 as value')
    process.kill(first.pid, 'SIGKILL')
    while (first.alive()) await sleep(10)
    const second = await startEmbedded(options)
    expect(second.adopted).toBe(false)
    expect(second.port).toBe(first.port)
    expect(await ask(second.url, 'select value from kept')).toEqual({ value: 7 })
    await second.stop()
    expect(second.alive()).toBe(false)
    await removeEmbedded(options)
  }, 60_000)

  it('the process number of a killed server belongs to another process: starts', async () => {
    const options = folder('reused')
    const first = await startEmbedded(options)
    const { cluster } = await findLocation(options)
    const note = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8')
    await first.stop('immediate')
    writeFileSync(path.join(cluster, 'postmaster.pid'), note.replace(/^\d+/, String(process.pid)))
    const second = await startEmbedded(options)
    expect(second.pid).not.toBe(process.pid)
    await stopEmbedded(options)
    expect(second.alive()).toBe(false)
    await removeEmbedded(options)
    expect(existsSync(cluster)).toBe(false)
  }, 60_000)

  it('an interrupted first start: the cluster is created again', async () => {
    const options = folder('interrupted')
    const { home } = await findLocation(options)
    mkdirSync(path.join(home, 'cluster.new'), { recursive: true })
    writeFileSync(path.join(home, 'cluster.new', 'PG_VERSION'), '18\n')
    const server = await startEmbedded(options)
    expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 })
    await removeEmbedded(options)
  }, 60_000)
})

describe.skipIf(!isRoot())('as root', () => {
  it('runs as postgres, else as nobody; reports an error when there is neither', () => {
    const others = ['root:x:0:0:root:/root:/bin/sh', 'nobody:x:65534:65533::/:/bin/false']
    expect(unprivilegedAccount([...others, 'postgres:x:101:104::/:/bin/sh'])).toEqual({ uid: 101, gid: 104 })
    expect(unprivilegedAccount(others)).toEqual({ uid: 65534, gid: 65533 })
    expect(() => unprivilegedAccount(others.slice(0, 1))).toThrow(
      /neither an account "postgres" nor "nobody"/,
    )
  })

  it('a umask that denies access to others: works', async () => {
    const options = { ...folder('masked'), systemFolder: path.join(base, 'masked-system') }
    const before = process.umask(0o077)
    try {
      const server = await startEmbedded(options)
      expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 })
    } finally {
      process.umask(before)
      await removeEmbedded(options)
    }
  }, 60_000)

  it('sweeps the cluster of a deleted temporary data folder, also a running one, and no other', async () => {
    const first = await startEmbedded(folder('deleted'))
    const { home } = await findLocation(folder('deleted'))
    rmSync(path.join(base, 'deleted'), { recursive: true })
    await findLocation(folder('next'))
    expect(existsSync(home)).toBe(false)
    expect(first.alive()).toBe(false)
    expect(existsSync((await findLocation(main)).cluster)).toBe(true)
    await removeEmbedded(folder('next'))
  }, 60_000)

  it('data of an earlier data folder of the same name: set aside, and a new cluster is created', async () => {
    const { home, own } = await findLocation(folder('again'))
    writeFileSync(path.join(home, 'precious'), '')
    rmSync(path.join(own, 'place'))
    await findLocation(folder('again'))
    expect(existsSync(path.join(home, 'precious'))).toBe(false)
    expect(existsSync(path.join(`${home}.old-1`, 'precious'))).toBe(true)
    rmSync(`${home}.old-1`, { recursive: true })
    await removeEmbedded(folder('again'))
  })
})

describe('what the operator can fix: one plain sentence', () => {
  it('a database of another version', async () => {
    const options = folder('old')
    const { cluster } = await findLocation(options)
    mkdirSync(cluster, { recursive: true })
    writeFileSync(path.join(cluster, 'PG_VERSION'), '17\n')
    await expect(startEmbedded(options)).rejects.toMatchObject({
      kind: 'other-version',
      message: expect.stringMatching(/was written by PostgreSQL 17 and this is PostgreSQL 18/),
    })
  })

  it('a data folder that cannot be created', async () => {
    writeFileSync(path.join(base, 'a-file'), '')
    await expect(startEmbedded(folder('a-file/data'))).rejects.toMatchObject({ kind: 'unwritable' })
  })

  it.skipIf(isRoot())('a data folder that may not be written', async () => {
    mkdirSync(path.join(base, 'locked'), { mode: 0o500 })
    await expect(startEmbedded(folder('locked'))).rejects.toMatchObject({ kind: 'unwritable' })
  })

  it.skipIf(process.platform !== 'linux')(
    'a missing system library',
    async () => {
      const broken = path.join(base, 'broken')
      cpSync(path.join(packagedBinaries(), '..'), broken, { recursive: true, verbatimSymlinks: true })
      for (const name of readdirSync(path.join(broken, 'native', 'lib'))) {
        if (name.startsWith('libicui18n.so')) rmSync(path.join(broken, 'native', 'lib', name))
      }
      const options = {
        ...folder('libraries'),
        systemFolder: path.join(base, 'other'),
        binaries: path.join(broken, 'native'),
      }
      await expect(startEmbedded(options)).rejects.toMatchObject({
        kind: 'missing-library',
        message: expect.stringMatching(/lacks the library libicui18n\.so/),
      })
      if (isRoot())
        expect(
          readdirSync(path.join(base, 'other')).filter((name) => name.startsWith('postgresql-')),
        ).toEqual([])
    },
    20_000,
  )
})
