import { languages } from '@puente/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryPoints, staffOnly, workspaces } from '../matrix.ts'
import type { Module } from './cruise.ts'
import { exportsOf } from './rules.ts'

const isOurs = (file: string) => /^(apps|packages|sandbox|tools|e2e|bench)\//.test(file)

/** Files that no entry point, no package export and no test reaches. */
export function orphans(root: string, modules: readonly Module[]): string[] {
  const exported = new Set(
    Object.values(workspaces).flatMap(({ folder }) =>
      Object.values(exportsOf(root, folder)).map((file) => join(folder, file)),
    ),
  )
  const starts = modules
    .map((module) => module.source)
    .filter((file) => exported.has(file) || entryPoints.some((pattern) => pattern.test(file)))
  const reached = reach(
    modules,
    starts,
    () => true,
    (file) => [...startedByPath(root, file), ...translationsOf(file)],
  )
  return modules
    .map((module) => module.source)
    .filter((file) => isOurs(file) && /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !reached.has(file))
    .map((file) => `orphan: ${file} is reached by no entry point, export or test`)
}

/** Staff-only values of the contract that the customers' browser would load. */
export function staffLeaks(modules: readonly Module[]): string[] {
  const starts = modules
    .map((module) => module.source)
    .filter((file) => file.startsWith('apps/customer-web/') && !/\.test\.tsx?$/.test(file))
  const reached = reach(modules, starts, (edge) => !edge.typeOnly)
  return [...reached]
    .filter(([file]) => staffOnly.some((pattern) => pattern.test(file)))
    .map(([file, from]) => `staff-only: ${file} reaches the customers' browser through ${from}`)
}

type Edge = Module['imports'][number]

/** Every file reachable from `starts`, and the file from which it was first reached. */
function reach(
  modules: readonly Module[],
  starts: readonly string[],
  follows: (edge: Edge) => boolean,
  more: (file: string) => readonly string[] = () => [],
): Map<string, string> {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  const reached = new Map(starts.map((file) => [file, file]))
  const queue = [...starts]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const edges = bySource.get(file)?.imports.filter(follows) ?? []
    for (const next of [...edges.map((edge) => edge.to), ...more(file)]) {
      if (reached.has(next) || !bySource.has(next)) continue
      reached.set(next, file)
      queue.push(next)
    }
  }
  return reached
}

/** The files by which builds in further languages replace a Spanish one. */
const translationsOf = (file: string): string[] =>
  file.endsWith('.es.ts') ? languages.map((language) => file.replace(/es\.ts$/, `${language}.ts`)) : []

/** Files that `file` starts as a process or thread, named by `new URL('./x.ts', import.meta.url)`. */
function startedByPath(root: string, file: string): string[] {
  if (!isOurs(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/new URL\(\s*'(\.[^']+\.tsx?)'/g)].map((match) => join(file, '..', match[1] ?? ''))
}
