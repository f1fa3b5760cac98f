import type { Client } from 'pg'
import { urlOfDatabase, withConnection } from '../connect.ts'
import { createDatabase, dropDatabase } from '../databases/databases.ts'
import { freshName } from '../databases/names.ts'
import { migrate } from './migrate.ts'

export interface MigrationProof {
  /** The number of the migration that is proved. */
  readonly number: number
  /** Plants rows as they stand before it. */
  readonly before: (client: Client) => Promise<void>
  /** Asserts what has become of them. */
  readonly after: (client: Client) => Promise<void>
}

/** Runs one data migration over rows that were there before it, in a database of its own that is dropped at the end. */
export async function proveMigration(adminUrl: string, folder: string, proof: MigrationProof): Promise<void> {
  const name = freshName('proof')
  const url = urlOfDatabase(adminUrl, name)
  await createDatabase(adminUrl, name)
  try {
    await migrate(url, folder, { through: proof.number - 1 })
    await withConnection(url, proof.before)
    await migrate(url, folder, { through: proof.number })
    await withConnection(url, proof.after)
  } finally {
    await dropDatabase(adminUrl, name)
  }
}
