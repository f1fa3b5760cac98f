import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from '../problem.ts'

/**
 * Makes a folder and its parents one by one. Node's `recursive` option never returns where the system refuses with "no
 * such file" (for example below /proc).
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
