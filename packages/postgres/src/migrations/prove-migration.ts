import type { Client } from 'pg'
import { urlOfDatabase, withConnection } from '../connect.ts'
import { createDatabase, dropDatabase } from '../databases/databases.ts'
import { freshName } from '../databases/names.ts'
import { migrate } from './migrate.ts'

export interface MigrationProof {
  /** The number of the migration to prove. */
  readonly number: number
  /** Inserts rows as they are before the migration. */
  readonly before: (client: Client) => Promise<void>
  /** Asserts their state after the migration. */
  readonly after: (client: Client) => Promise<void>
}

/** Runs one data migration over existing rows, in a separate database that is dropped at the end. */
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
