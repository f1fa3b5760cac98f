import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from '../problem.ts'

/**
 * Makes a folder and those above it, one by one: Node's own recursive way never returns where the system refuses with
 * "no such file" (below /proc, for one).
 */
export function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}
