import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { listFiles } from '../tidy/tree.ts'

/** The files of these paths, from the root; a folder stands for its files. Throws for a path that does not exist. */
export function filesOf(root: string, paths: readonly string[], from: string): string[] {
  return paths.flatMap((given) => {
    const full = join(from, given)
    if (!existsSync(full)) throw new Error(`there is no file or folder "${given}"`)
    const path = relative(root, full).split(sep).join('/')
    return statSync(full).isDirectory() ? listFiles(root, path) : [path]
  })
}

/** The files that differ from the common ancestor with `main`, committed or not; from HEAD where there is no `main`. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const base = () => {
    try {
      return git('merge-base', 'main', 'HEAD').trim()
    } catch {
      return 'HEAD'
    }
  }
  return [
    ...git('diff', '--name-only', '--relative', '-z', base()).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ].filter((path) => path !== '')
}
