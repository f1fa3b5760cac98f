import { runNpm } from '../build/npm.ts'
import { repository } from '../run/paths.ts'
import type { Finding, Installed } from './osv.ts'

/** An advisory as the registry returns it for a package. */
interface Advisory {
  readonly url: string
  readonly title: string
  readonly vulnerable_versions: string
}

/**
 * The advisories that the registry of this installation has about these packages, by its documented bulk request. Throws
 * when the registry has no such service.
 */
export async function askRegistry(installed: readonly Installed[]): Promise<readonly Finding[]> {
  const registry = (await runNpm(repository, ['config', 'get', 'registry'])).trim()
  const versions: Record<string, string[]> = {}
  for (const { name, version } of installed) (versions[name] ??= []).push(version)
  const url = new URL('-/npm/v1/security/advisories/bulk', registry.endsWith('/') ? registry : `${registry}/`)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(versions),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined)
  if (response?.ok !== true)
    throw new Error(
      'The registry has no advisories: give --advisories a folder with a copy of OSV’s (docs/supply-chain.md).',
    )
  const { default: semver } = await import('semver')
  const found = (await response.json()) as Readonly<Record<string, readonly Advisory[]>>
  return Object.entries(found).flatMap(([name, advisories]) =>
    advisories.flatMap(({ url: about, title, vulnerable_versions: range }) =>
      (versions[name] ?? [])
        .filter((version) => semver.satisfies(version, range, { includePrerelease: true }))
        .map((version) => ({ id: about.split('/').at(-1) ?? about, summary: title, name, version })),
    ),
  )
}
