import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withConnection } from '../connect.ts'
import { isRoot } from './account.ts'
import { removeEmbedded, startEmbedded, stopEmbedded } from './index.ts'
import { findLocation } from './location.ts'

const base = mkdtempSync(path.join(os.tmpdir(), 'puente-copied-'))
const at = (name: string) => ({ dataFolder: path.join(base, name), durable: false })
const original = at('original')
const copy = at('copy')
const moved = at('moved')

beforeAll(async () => {
  await startEmbedded(original)
}, 60_000)
afterAll(async () => {
  for (const one of [original, moved]) if (existsSync(one.dataFolder)) await removeEmbedded(one)
  rmSync(base, { recursive: true, force: true })
}, 60_000)

const marked = (url: string) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string | null }>(`select to_regclass('mark')::text as name`)
    return rows[0]?.name
  })

// For an ordinary user the cluster is inside the data folder, so a copy of the folder contains its own cluster.
it.runIf(isRoot())(
  'a copied data folder: its cluster is not opened, stopped or deleted, and the original is not affected',
  { timeout: 60_000 },
  async () => {
    const server = await startEmbedded(original)
    await withConnection(server.url, (client) => client.query('create table mark (id int)'))
    cpSync(original.dataFolder, copy.dataFolder, { recursive: true })
    for (const open of [startEmbedded, stopEmbedded, removeEmbedded] as const) {
      const refused = await open(copy).catch((error: unknown) => error)
      expect(refused).toMatchObject({ kind: 'in-use' })
      expect(String(refused)).toContain(original.dataFolder)
    }
    expect(server.alive()).toBe(true)
    expect(await marked(server.url)).toBe('mark')
  },
)

it('a moved data folder: its database is available at the new location', { timeout: 60_000 }, async () => {
  rmSync(copy.dataFolder, { recursive: true, force: true })
  const { home } = await findLocation(original)
  await stopEmbedded(original)
  renameSync(original.dataFolder, moved.dataFolder)
  const server = await startEmbedded(moved)
  expect(await marked(server.url)).toBe(isRoot() ? 'mark' : null)
  if (isRoot()) expect((await findLocation(moved)).home).toBe(home)
  // The old location may be used for a new database.
  const anew = await startEmbedded(original)
  expect(await marked(anew.url)).toBeNull()
  expect(await marked(server.url)).toBe(isRoot() ? 'mark' : null)
})
