import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { withConnection } from '../connect.ts'
import { cloneDatabase, prepareTemplate, type Clone } from '../databases/template.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

/** A folder of migrations and a database of its own for each test of a file. */
export interface TestMigrations {
  readonly folder: () => string
  readonly url: () => string
  readonly server: () => TestServer
  /** Writes a migration. */
  readonly write: (name: string, text: string) => void
  /** The rows of a statement in the database. */
  readonly rows: (statement: string) => Promise<readonly unknown[]>
}

/** Opens an empty folder and an empty database before each test of the file, and removes both after it. */
export function openTestMigrations(key: string): TestMigrations {
  let started: TestServer
  let template: string
  let clone: Clone
  let folder: string
  const empty = mkdtempSync(path.join(os.tmpdir(), 'puente-empty-'))
  beforeAll(async () => {
    started = await startTestServer()
    template = await prepareTemplate(started.url, { folder: empty, key })
  }, 60_000)
  afterAll(async () => {
    await started.end()
    rmSync(empty, { recursive: true, force: true })
  }, 60_000)
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'puente-migrations-'))
    clone = await cloneDatabase(started.url, template)
    return async () => {
      await clone.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
  return {
    folder: () => folder,
    url: () => clone.url,
    server: () => started,
    write: (name, text) => writeFileSync(path.join(folder, name), text),
    rows: (statement) =>
      withConnection(clone.url, async (client) => (await client.query(statement)).rows as unknown[]),
  }
}
