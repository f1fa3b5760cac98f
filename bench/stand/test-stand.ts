import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dropDatabase } from '@puente/postgres'
import { databasesOf, type Stand } from './stand.ts'

/** A stand on the tests' own cluster, which is not durable: to test what a bench does, never its speed. */
export function testStand(adminUrl: string): Stand {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-test-stand-'))
  const made: string[] = []
  const own = (name: string) => {
    const unique = `bench_${name}_${randomBytes(6).toString('hex')}`
    made.push(unique)
    return unique
  }
  const databases = databasesOf(adminUrl)
  return {
    folder,
    about: 'the tests’ cluster',
    emptyDatabase: (name) => databases.emptyDatabase(own(name)),
    database: (name) => databases.database(own(name)),
    checkpoints: async () => 0,
    end: async () => {
      for (const name of made) await dropDatabase(adminUrl, name)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
