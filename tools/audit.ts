/**
 * `npm run audit [-- --advisories FOLDER] [--with-development]`: compares the packages of the lockfile with advisories about
 * vulnerabilities, those of the registry or of a folder with a copy of OSV's. Ends with 1 when one is not accepted in
 * `tools/audit/accepted.json`, and with 2 when nothing could be compared.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { faultsOf, type Accepted } from './audit/accepted.ts'
import { findingsIn } from './audit/osv.ts'
import { askRegistry } from './audit/registry.ts'
import { installedOf } from './audit/installed.ts'
import { repository } from './run/paths.ts'

const { values } = parseArgs({
  options: {
    advisories: { type: 'string' },
    'with-development': { type: 'boolean', default: false },
  },
})
const accepted = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'audit/accepted.json'), 'utf8'),
) as readonly Accepted[]
const today = new Date().toISOString().slice(0, 10)
try {
  const withDevelopment = values['with-development']
  const installed = installedOf(repository, withDevelopment)
  const findings =
    values.advisories === undefined
      ? await askRegistry(installed)
      : findingsIn(path.resolve(values.advisories), installed)
  const faults = faultsOf(findings, accepted, today)
  for (const fault of faults) console.error(fault)
  console.log(
    `${installed.length} packages: ${findings.length} advisories, ${faults.length === 0 ? 'all accepted' : `${faults.length} to decide`}.`,
  )
  if (faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
