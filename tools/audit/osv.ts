import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import semver from 'semver'

/** An advisory in the format of OSV (https://ossf.github.io/osv-schema), as far as it is read. */
interface Osv {
  readonly id: string
  readonly summary?: string
  readonly withdrawn?: string
  readonly affected?: readonly {
    readonly package?: { readonly ecosystem: string; readonly name: string }
    readonly versions?: readonly string[]
    readonly ranges?: readonly {
      readonly type: string
      readonly events: readonly { readonly [event: string]: string }[]
    }[]
  }[]
}

/** A version of a package that is installed. */
export interface Installed {
  readonly name: string
  readonly version: string
}

/** An advisory about an installed version. */
export interface Finding extends Installed {
  readonly id: string
  readonly summary: string
}

/** Whether a version is in a range: from one `introduced` up to the next `fixed`, or to `last_affected`. */
function isIn(version: string, events: readonly { readonly [event: string]: string }[]): boolean {
  let isAffected = false
  for (const event of events) {
    const { introduced, fixed, last_affected: last } = event
    if (introduced !== undefined && (introduced === '0' || semver.gte(version, introduced))) isAffected = true
    if (fixed !== undefined && semver.gte(version, fixed)) isAffected = false
    if (last !== undefined && semver.gt(version, last)) isAffected = false
  }
  return isAffected
}

/**
 * The advisories in a folder of OSV files, such as an unpacked https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip, about
 * installed packages of npm. Throws when the folder has no advisory of npm, because nothing is then compared.
 */
export function findingsIn(folder: string, installed: readonly Installed[]): readonly Finding[] {
  const versions = new Map<string, Set<string>>()
  for (const { name, version } of installed)
    versions.set(name, (versions.get(name) ?? new Set<string>()).add(version))
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const findings: Finding[] = []
  let known = 0
  for (const file of files) {
    const {
      id,
      summary = '',
      withdrawn,
      affected = [],
    } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Osv
    for (const { package: about, versions: listed = [], ranges = [] } of affected) {
      if (about?.ecosystem !== 'npm') continue
      known += 1
      if (withdrawn !== undefined) continue
      for (const version of versions.get(about.name) ?? []) {
        const isListed = listed.includes(version)
        const isInRange = ranges.some(({ type, events }) => type === 'SEMVER' && isIn(version, events))
        if (isListed || isInRange) findings.push({ id, summary, name: about.name, version })
      }
    }
  }
  if (known === 0) throw new Error(`${folder} has no advisory of npm.`)
  return findings
}
