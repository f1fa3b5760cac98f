import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** The PATH for npm. npm ci deletes node_modules/.bin, so npm itself must not run on the Node that is linked there. */
export function npmPath(root) {
  const bins = path.join('node_modules', '.bin')
  const own = path.join(root, bins)
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== own && !folder.endsWith(bins))
    .join(path.delimiter)
}

/**
 * The npm that started this process, if there is one (`npx npm@12 start` installs with npm 12), else the one
 * on the PATH.
 */
export function npmCommand(searched) {
  const script = process.env.npm_execpath ?? ''
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = searched
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
  if (/np[mx]-cli\.js$/.test(script) && existsSync(script))
    return {
      file: node ?? process.execPath,
      before: [script.replace(/npx-cli\.js$/, 'npm-cli.js')],
      shell: false,
    }
  return { file: 'npm', before: [], shell: process.platform === 'win32' }
}
