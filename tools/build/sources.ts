import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceHash } from '../start/web-build.ts'
import { webApps } from './computed-reads.ts'

const FOLDERS = ['database', 'tools/build']
const FILES = ['package.json', 'docs/openapi-customer.json', 'docs/openapi-staff.json']

/** A hash of the sources that a build is made of. */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256')
  for (const app of ['server', ...webApps]) hash.update(sourceHash(root, app))
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name)),
  )
  for (const file of [...FILES, ...inFolders.sort()])
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}
