import { wrongDocuments } from './documents.ts'
import { readCluster } from './cluster-tar.ts'
import { baseName, type Manifest } from './manifest.ts'
import type { BackupStore } from './store.ts'
import { timelineTo, walAfter } from './wal.ts'

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const drained = {
  folder: async () => undefined,
  file: async (_name: string, bytes: AsyncIterable<unknown>) => {
    for await (const _chunk of bytes);
  },
}

/**
 * Decrypts a backup with all its documents and every segment of the log since its start, and compares sizes and hashes.
 * Returns one sentence for each part that is missing or wrong; none when the backup can be restored to any moment since.
 */
export async function verify(store: BackupStore, manifest: Manifest): Promise<readonly string[]> {
  const wrong: string[] = []
  const { database } = manifest
  if (database !== undefined) {
    await store
      .read(baseName(manifest.id), (plain) => readCluster(plain, database.files, drained))
      .catch((error: unknown) => wrong.push(sentence(error)))
    const { names, missing } = await walAfter(store, database, await timelineTo(store, database.timeline))
    for (const name of missing) wrong.push(`The segment ${name} of the log is missing.`)
    for (const name of names.filter((one) => !missing.includes(one)))
      await store.digest(`wal/${name}`).then(
        ({ bytes }) => {
          if (bytes !== database.segmentBytes)
            wrong.push(`The segment ${name} of the log has ${bytes} bytes.`)
        },
        (error: unknown) => wrong.push(sentence(error)),
      )
  }
  for (const name of await wrongDocuments(store, manifest))
    wrong.push(`${name} is missing or differs from its list.`)
  return wrong
}
