import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** Runs `npm run ledger -- verify` for the installation in this folder. Throws when a promise of the books is broken. */
export async function verifiedLedger(dataDir: string): Promise<string> {
  const { DATABASE_URL: _url, DATABASE_URL_FILE: _file, ENVIRONMENT: _environment, ...rest } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'tools/start/server-command.ts'), 'ledger', 'verify'],
    { cwd: root, env: { ...rest, DATA_DIR: dataDir } },
  )
  return stdout
}
