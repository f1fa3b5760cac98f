import { PostgresProblem } from '../problem.ts'

/**
 * The problem that a program's output reports: an error of the dynamic loader, of initdb or of the server. `doing`
 * completes the sentence "PostgreSQL could not …".
 */
export function outputProblem(output: string, folder: string, doing: string): PostgresProblem {
  const library =
    /error while loading shared libraries: ([^:\s]+):/.exec(output)?.[1] ??
    /Library not loaded: (\S+)/.exec(output)?.[1]
  if (library !== undefined) return missingLibrary(library)
  const symbol = /version [`'"]([A-Z]+_[\d.]+)['"`] not found/.exec(output)?.[1]
  if (symbol !== undefined) return missingLibrary(`that offers ${symbol}`)
  if (/No space left on device|Disk quota exceeded/i.test(output))
    return new PostgresProblem('disk-full', `The disk that holds ${folder} is full.`)
  if (/database files are incompatible with server/.test(output))
    return new PostgresProblem(
      'other-version',
      `The database in ${folder} was written by another version of PostgreSQL.`,
    )
  if (/Permission denied|Read-only file system/.test(output))
    return new PostgresProblem('unwritable', `PostgreSQL may not write in ${folder}.`)
  return new PostgresProblem('failed', `PostgreSQL could not ${doing}: ${lastWords(output)}`)
}

/** The problem of a library that this system does not have. */
export function missingLibrary(library: string): PostgresProblem {
  return new PostgresProblem(
    'missing-library',
    `PostgreSQL cannot run because this system lacks the library ${library}: install the system package that holds it.`,
  )
}

/** Fatal lines about one connection. They do not state why the server ended. */
const OF_CONNECTION = /the database system is |terminating connection/

/** Why a program ended, from its output: the last fatal line. */
export function lastWords(output: string): string {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
  const line =
    lines.findLast((line) => /FATAL|PANIC|error:/i.test(line) && !OF_CONNECTION.test(line)) ??
    lines.at(-1) ??
    'it says nothing about why.'
  return line.replace(/^.*?(?:FATAL|PANIC|error):\s*/i, '').trim()
}
