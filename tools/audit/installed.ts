import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Installed } from './osv.ts'

interface Locked {
  readonly version?: string
  readonly name?: string
  readonly link?: boolean
  readonly dev?: boolean
}

/** The packages that the lockfile installs in production, or all of them, each version once. */
export function installedOf(root: string, withDevelopment: boolean): readonly Installed[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>
  }
  const found = new Map<string, Installed>()
  for (const [place, { name, version, link, dev }] of Object.entries(packages)) {
    const [, folder] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? []
    if (folder === undefined || version === undefined || link === true) continue
    if (dev === true && !withDevelopment) continue
    // An alias has the name of its package in the entry.
    found.set(`${name ?? folder} ${version}`, { name: name ?? folder, version })
  }
  return [...found.values()]
}
