import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const STAMP = 'node_modules/.puente-install'

/** Whether node_modules contains exactly what the current lockfile and manifests require. */
export function installIsFresh(root) {
  return readText(path.join(root, STAMP)) === wanted(root)
}

/** Records that node_modules matches the lockfile and the manifests. */
export function stampInstall(root) {
  if (existsSync(path.join(root, 'node_modules'))) writeFileSync(path.join(root, STAMP), wanted(root))
}

/**
 * Whether npm's own record of the unpacked packages equals the lockfile, although the stamp is older. Then a
 * changed script, or the stamp of an `npm install PACKAGE`, needs no new installation.
 */
export function installedEqualsLockfile(root) {
  const locked = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (locked === undefined || installed === undefined) return false
  for (const [name, entry] of Object.entries(locked)) {
    if (name === '') continue
    if (installed[name] === undefined ? !entry.optional : !sameEntry(entry, installed[name])) return false
  }
  return manifestsAgree(root, locked) && Object.keys(installed).every((name) => locked[name] !== undefined)
}

function sameEntry(one, other) {
  return one.version === other.version && one.integrity === other.integrity
}

const DEPENDENCY_KINDS = ['dependencies', 'devDependencies', 'optionalDependencies']

function manifestsAgree(root, locked) {
  return manifests(root).every((file) => {
    const folder = path.relative(root, path.dirname(file)).split(path.sep).join('/')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    return (
      locked[folder] !== undefined &&
      DEPENDENCY_KINDS.every((kind) => sameRecord(manifest[kind], locked[folder][kind]))
    )
  })
}

function sameRecord(one = {}, other = {}) {
  const lines = (record) => JSON.stringify(Object.entries(record).sort())
  return lines(one) === lines(other)
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function wanted(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`)
  for (const file of [path.join(root, 'package-lock.json'), ...manifests(root)])
    hash.update(`${path.relative(root, file)}\n${readText(file)}\n`)
  return hash.digest('hex')
}

function manifests(root) {
  const own = path.join(root, 'package.json')
  const patterns = JSON.parse(readFileSync(own, 'utf8')).workspaces ?? []
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return existsSync(path.join(root, parent))
      ? readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`)
      : []
  })
  const files = folders
    .map((folder) => path.join(root, folder, 'package.json'))
    .filter((file) => existsSync(file))
  return [own, ...files.sort()]
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
