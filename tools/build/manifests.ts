import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asScript } from './script-name.ts'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, unknown>>
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest

function write(file: string, manifest: object): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`)
}

/**
 * Writes the manifests of the build: of these workspaces, by their paths from the root, without what only development
 * needs, and with exports of JavaScript. Copies the lockfile, which npm then reduces to them.
 */
export function writeManifests(root: string, to: string, workspaces: readonly string[]): void {
  for (const workspace of workspaces) {
    const { devDependencies: _, ...manifest } = read(path.join(root, workspace, 'package.json'))
    const exported = Object.entries(manifest.exports ?? {}).map(([name, file]) => [name, asScript(file)])
    write(path.join(to, workspace, 'package.json'), { ...manifest, exports: Object.fromEntries(exported) })
  }
  const { name, version, license, overrides = {} } = read(path.join(root, 'package.json'))
  // An override that refers to a development dependency concerns that one alone.
  const kept = Object.entries(overrides).filter(([, value]) => typeof value === 'string')
  write(path.join(to, 'package.json'), {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines: { node: `>=${process.versions.node.split('.')[0]}` },
    workspaces,
    overrides: Object.fromEntries(kept),
  })
  copyFileSync(path.join(root, 'package-lock.json'), path.join(to, 'package-lock.json'))
}
