import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import {
  nodePackage,
  pinnedNode,
  pinnedVersion,
  postgresPackage,
  rootFolder,
  runsTypeScript,
} from './platform.mjs'
import { installedEqualsLockfile, stampInstall } from './stamp.mjs'

/**
 * Completes npm's installation without install scripts of packages (npm 12 runs none of them): the pinned
 * Node becomes `node` for every script, and PostgreSQL's binaries receive the links and permissions that npm
 * cannot pack. It may be run repeatedly. Returns messages for the person at the console.
 */
export function finishInstall(root = rootFolder) {
  finishPostgres(path.join(root, 'node_modules', postgresPackage))
  const notes = linkNode(root)
  if (installedEqualsLockfile(root)) stampInstall(root)
  return notes
}

function linkNode(root) {
  const packaged = path.join(root, 'node_modules', nodePackage)
  if (existsSync(packaged)) makeExecutable(path.join(packaged, 'bin'))
  const node = pinnedNode(root)
  if (node === undefined) {
    const own = `Node ${process.versions.node} of this machine`
    const why = existsSync(packaged)
      ? `the Node ${pinnedVersion(root)} from npm does not run here`
      : `npm has no Node ${pinnedVersion(root)} for ${process.platform}-${process.arch}`
    return runsTypeScript()
      ? [`Puente uses ${own}, because ${why}.`]
      : [`Puente needs Node 24, and ${why}: install Node 24 yourself, ${own} is too old.`]
  }
  const folder = path.join(root, 'node_modules', '.bin')
  mkdirSync(folder, { recursive: true })
  if (process.platform === 'win32')
    writeFileSync(path.join(folder, 'node.cmd'), `@"%~dp0\\..\\${nodePackage}\\bin\\node.exe" %*\r\n`)
  else link(path.relative(folder, node), path.join(folder, 'node'))
  return []
}

function finishPostgres(folder) {
  if (!existsSync(folder)) return
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) {
    const at = path.join(folder, target)
    link(path.relative(path.dirname(at), path.join(folder, source)), at)
  }
  makeExecutable(path.join(folder, 'native', 'bin'))
}

function link(to, at) {
  if (readlink(at) === to) return
  rmSync(at, { force: true })
  symlinkSync(to, at)
}

function readlink(file) {
  try {
    return readlinkSync(file)
  } catch {
    return undefined
  }
}

function makeExecutable(folder) {
  if (process.platform === 'win32') return
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o755)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const note of finishInstall()) console.warn(note)
