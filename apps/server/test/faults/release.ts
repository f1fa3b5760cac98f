import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** A copy of the product with further migrations, as the next release has them. */
export interface Release {
  readonly root: string
  /** Adds the next migration, and returns its file. */
  addMigration(name: string, text: string): string
  /** Changes the text of a function, in a way that does not change what it does. */
  changeFunction(file: string): void
  /** Runs `migrate` of this release as the owner of a database, and returns what it prints. */
  migrate(ownerUrl: string): Promise<string>
  remove(): void
}

const checkout = path.resolve(import.meta.dirname, '../../../..')
/** What a process of the server reads. */
const COPIED = ['package.json', 'apps/server', 'packages', 'database']
const LINKED = ['apps/customer-web', 'apps/backoffice-web', 'docs']

/** Copies this checkout without its dependencies, which are linked. */
export function createRelease(): Release {
  const root = mkdtempSync(path.join(os.tmpdir(), 'puente-release-'))
  const [from, to] = [(file: string) => path.join(checkout, file), (file: string) => path.join(root, file)]
  for (const file of COPIED)
    cpSync(from(file), to(file), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    })
  for (const file of LINKED) symlinkSync(from(file), to(file))
  symlinkSync(from('apps/server/node_modules'), to('apps/server/node_modules'))
  mkdirSync(to('node_modules/@puente'), { recursive: true })
  for (const name of readdirSync(from('node_modules')))
    if (name !== '@puente') symlinkSync(from(`node_modules/${name}`), to(`node_modules/${name}`))
  // Node reads TypeScript only outside node_modules, so each workspace is a link to its copy.
  for (const name of readdirSync(to('packages')))
    symlinkSync(to(`packages/${name}`), to(`node_modules/@puente/${name}`))
  const migrations = to('database/migrations')
  return {
    root,
    addMigration: (name, text) => {
      const number = readdirSync(migrations).length + 1
      const file = `${String(number).padStart(4, '0')}-${name}.sql`
      writeFileSync(path.join(migrations, file), text)
      return file
    },
    changeFunction: (file) => appendFileSync(path.join(root, 'database/functions', file), '\n-- Changed.\n'),
    migrate: async (ownerUrl) => {
      const { stdout } = await promisify(execFile)(process.execPath, [to('apps/server/src/migrate.ts')], {
        env: { DATABASE_OWNER_URL: ownerUrl },
      })
      return stdout
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
