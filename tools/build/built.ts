import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildFacts } from './build.ts'
import { hashOfSources } from './sources.ts'

/** The folder of a build from the root. */
export const BUILD = 'build'

/** Whether a folder is a build with installed packages, of the sources as they are now or of others. */
export function isBuiltNow(root: string, folder = path.join(root, BUILD)): 'built' | 'older' | 'absent' {
  const file = path.join(folder, 'build.json')
  if (!existsSync(file) || !existsSync(path.join(folder, 'node_modules'))) return 'absent'
  const { sources } = JSON.parse(readFileSync(file, 'utf8')) as BuildFacts
  return sources === hashOfSources(root) ? 'built' : 'older'
}
