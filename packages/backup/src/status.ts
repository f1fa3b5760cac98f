import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BackupStore } from './store.ts'

/** What monitoring reads about the backups of a cluster. It has no personal data and is not encrypted. */
export interface BackupStatus {
  /** The newest backup that was verified. */
  readonly backup?: { readonly id: string; readonly at: string; readonly verifiedAt: string }
  /** The archiver of this product stores the log of the database. Absent where another tool does. */
  readonly archiver?: { readonly since: string }
  /** When the last segment of the log was stored. */
  readonly log?: { readonly storedAt: string }
}

const parts = ['backup', 'archiver', 'log'] as const satisfies (keyof BackupStatus)[]
const fileOf = (root: string, part: string): string => path.join(root, 'status', `${part}.json`)

/** The status that a folder of backups has for a cluster; empty when it has none. */
export async function readStatus(backupFolder: string, systemIdentifier: string): Promise<BackupStatus> {
  const root = path.join(backupFolder, systemIdentifier)
  const found: Record<string, unknown> = {}
  for (const part of parts) {
    const text = await readFile(fileOf(root, part), 'utf8').catch(() => undefined)
    if (text !== undefined) found[part] = JSON.parse(text)
  }
  return found
}

/** Replaces one part of the status. Each part has its own file, because several processes write them. */
export async function keepStatus<Part extends keyof BackupStatus>(
  { root }: BackupStore,
  part: Part,
  facts: NonNullable<BackupStatus[Part]>,
): Promise<void> {
  const file = fileOf(root, part)
  const draft = `${file}.${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o755 })
  await writeFile(draft, JSON.stringify(facts), { mode: 0o644 })
  await rename(draft, file)
}
