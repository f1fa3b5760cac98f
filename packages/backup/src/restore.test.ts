import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '@puente/postgres'
import {
  archiveNow,
  clusterFacts,
  removeEmbedded,
  startEmbedded,
  stopEmbedded,
  type EmbeddedServer,
} from '@puente/postgres/embedded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  backUp,
  BackupStore,
  fetchDocuments,
  readManifests,
  readStatus,
  restore,
  shipDocuments,
  shipWal,
  storeIn,
  verify,
  type Source,
} from './index.ts'

const base = mkdtempSync(path.join(os.tmpdir(), 'puente-backup-'))
chmodSync(base, 0o755)
const backups = path.join(base, 'backups')
const dataFolder = path.join(base, 'data')
const documentsFolder = path.join(dataFolder, 'documents')
const embedded = { dataFolder, archives: true, durable: false }
const keys = [{ id: 'k1', key: randomBytes(32) }]

let server: EmbeddedServer
let store: BackupStore
let source: Source

const insert = (name: string) =>
  withConnection(server.url, async (client) => {
    const { rows } = await client.query<{ at: Date }>(
      'insert into posting (name) values ($1) returning clock_timestamp() as at',
      [name],
    )
    return rows[0]?.at ?? new Date(0)
  })
const postings = () =>
  withConnection(server.url, async (client) =>
    (await client.query<{ name: string }>('select name from posting order by id')).rows.map(
      ({ name }) => name,
    ),
  )
const addDocument = (text: string): string => {
  const document = `${randomUUID()}/${randomUUID()}`
  mkdirSync(path.join(documentsFolder, path.dirname(document)), { recursive: true })
  writeFileSync(path.join(documentsFolder, document), text)
  return document
}
/** Moves everything that is committed to the store, as the archiver does every minute. */
async function ship(): Promise<void> {
  await archiveNow(server.adminUrl, 60_000)
  await shipWal(store, server.spoolFolder)
  await shipDocuments(store, documentsFolder)
}

beforeAll(async () => {
  server = await startEmbedded(embedded)
  const { systemIdentifier } = await clusterFacts(server.adminUrl)
  store = new BackupStore(path.join(backups, systemIdentifier), keys)
  source = { dataFolder, server, systemIdentifier, documentsFolder }
  await withConnection(server.url, (client) =>
    client.query('create table posting (id int generated always as identity, name text)'),
  )
})
afterAll(async () => {
  await removeEmbedded({ dataFolder })
  rmSync(base, { recursive: true, force: true })
})

describe('a disk that is destroyed', () => {
  let moment: Date
  let early: string
  let late: string

  it('restore to a moment: what was committed before it is there, and nothing later', async () => {
    early = addDocument('before the backup')
    await insert('before the backup')
    await backUp(store, source, 35)
    late = addDocument('after the backup')
    moment = await insert('after the backup')
    await sleep(20)
    await insert('after the moment')
    await ship()
    await removeEmbedded({ dataFolder })
    rmSync(dataFolder, { recursive: true })

    const found = await storeIn(backups, keys)
    const restored = await restore(found, {
      dataFolder,
      to: new Date(moment.getTime() + 10),
      timeline: undefined,
      aside: 'before-test',
      durable: false,
      use: async (_server, manifest) => {
        expect(await fetchDocuments(found, documentsFolder, [early, late, 'never/stored'], manifest)).toEqual(
          { fetched: 2, lost: ['never/stored'] },
        )
      },
    })
    expect(restored.lastCommitAt?.getTime()).toBeLessThanOrEqual(moment.getTime() + 10)
    server = await startEmbedded(embedded)
    source = { ...source, server }
    expect(await postings()).toEqual(['before the backup', 'after the backup'])
    expect(readFileSync(path.join(documentsFolder, late), 'utf8')).toBe('after the backup')
  })
})

describe('after the restore', () => {
  const other = path.join(base, 'other')
  const options = { dataFolder: other, timeline: undefined, aside: 'before-test', durable: false }
  const use = async () => undefined
  afterAll(() => removeEmbedded({ dataFolder: other }))

  it('a backup on the new timeline: restored to the end of the archive, with its document', async () => {
    await backUp(store, source, 35)
    await insert('on the new timeline')
    await ship()
    const [, second] = await readManifests(store)
    expect(second?.database?.timeline).toBe(2)
    let names: readonly string[] = []
    await restore(store, {
      ...options,
      to: undefined,
      use: async (restored) => {
        names = await withConnection(restored.url, async (client) =>
          (await client.query<{ name: string }>('select name from posting order by id')).rows.map(
            ({ name }) => name,
          ),
        )
      },
    })
    expect(names).toEqual(['before the backup', 'after the backup', 'on the new timeline'])
  })

  it('a moment after the end of the archive: refused, and the former cluster stays', async () => {
    const to = new Date(Date.now() + 3_600_000)
    await expect(restore(store, { ...options, to, use })).rejects.toThrow(
      /ended before configured recovery target was reached/,
    )
    expect(await startEmbedded({ ...embedded, dataFolder: other })).toMatchObject({ adopted: false })
  })

  it('a running database: refused', async () => {
    await expect(restore(store, { ...options, to: undefined, use })).rejects.toMatchObject({ kind: 'in-use' })
    await stopEmbedded({ dataFolder: other })
  })

  it('no backup had ended at the moment: refused', async () => {
    await expect(restore(store, { ...options, to: new Date(0), use })).rejects.toThrow(/No base backup/)
  })
})

describe('a damaged backup', () => {
  const stored = (name: string) => path.join(store.root, `${name}.zst.age`)
  /** Changes a stored file for the time of a check. */
  async function damaged(name: string, damage: (file: string) => void): Promise<readonly string[]> {
    const [newest] = (await readManifests(store)).slice(-1)
    const before = readFileSync(stored(name))
    damage(stored(name))
    try {
      return newest === undefined ? [] : await verify(store, newest)
    } finally {
      writeFileSync(stored(name), before)
    }
  }
  const newestBase = async () => `base/${(await readManifests(store)).at(-1)?.id}/cluster.tar`
  const newestSegment = async () =>
    (await store.names('wal')).filter((name) => /wal\/[0-9A-F]{24}$/.test(name)).at(-1) ?? ''

  it('whole: verified', async () => {
    const [newest] = (await readManifests(store)).slice(-1)
    expect(newest === undefined ? undefined : await verify(store, newest)).toEqual([])
  })

  it('one byte of the base backup is altered: named', async () => {
    const name = await newestBase()
    const found = await damaged(name, (file) => {
      const bytes = readFileSync(file)
      bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1
      writeFileSync(file, bytes)
    })
    expect(found).toEqual([
      `${name} cannot be decrypted: it was altered, is cut off, or is under another key.`,
    ])
  })

  it('a segment of the log is cut off: named, and a restore that needs it is refused', async () => {
    const name = await newestSegment()
    const problem = `${name} cannot be decrypted: it was altered, is cut off, or is under another key.`
    expect(await damaged(name, (file) => truncateSync(file, readFileSync(file).length - 1))).toEqual([
      problem,
    ])
    const before = readFileSync(stored(name))
    truncateSync(stored(name), before.length - 1)
    const to = {
      dataFolder: path.join(base, 'third'),
      to: undefined,
      timeline: undefined,
      aside: 'before-test',
    }
    await expect(restore(store, { ...to, durable: false, use: async () => undefined })).rejects.toThrow(
      problem,
    )
    writeFileSync(stored(name), before)
    await removeEmbedded(to)
  })

  it('a segment of the log is missing: named', async () => {
    const [, name = ''] = (await store.names('wal'))
      .filter((one) => /wal\/00000002[0-9A-F]{16}$/.test(one))
      .toReversed()
    expect((await damaged(name, rmSync)).join()).toContain(`${name.slice(4)} of the log is missing`)
  })

  it('another key: nothing is decrypted', async () => {
    const strange = new BackupStore(store.root, [{ id: 'k2', key: randomBytes(32) }])
    await expect(readManifests(strange)).rejects.toThrow(/under another key/)
    const both = new BackupStore(store.root, [{ id: 'k2', key: randomBytes(32) }, ...keys])
    expect(await readManifests(both)).toHaveLength(2)
  })

  it('a segment with the name of another one: refused and kept in the spool', async () => {
    const name = (await newestSegment()).slice(4)
    writeFileSync(path.join(server.spoolFolder, name), 'of another cluster')
    await expect(shipWal(store, server.spoolFolder)).rejects.toThrow(/two databases write/)
    rmSync(path.join(server.spoolFolder, name))
  })
})

it('backups above the age: deleted with their log and documents; the newest stays whatever its age', async () => {
  const erased = addDocument('erased')
  await shipDocuments(store, documentsFolder)
  rmSync(path.join(documentsFolder, erased))
  const long = new Date(0)
  utimesSync(path.join(store.root, 'documents', `${erased}.zst.age`), long, long)
  const interrupted = path.join(store.root, 'wal', 'interrupted.part')
  writeFileSync(interrupted, '')
  utimesSync(interrupted, long, long)
  const { backups: gone, segments, documents, manifest } = await backUp(store, source, 0)
  expect([gone, documents]).toEqual([2, 1])
  expect(segments).toBeGreaterThan(1)
  expect(existsSync(interrupted)).toBe(false)
  expect((await readManifests(store)).map(({ id }) => id)).toEqual([manifest.id])
  expect(await verify(store, manifest)).toEqual([])
  expect(await readStatus(backups, source.systemIdentifier)).toMatchObject({ backup: { id: manifest.id } })
})
