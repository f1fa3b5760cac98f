import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'

const BYTES_MAX = 20_000_000
const TAIL_BYTES = 8000

/** The log file of one process. A log above 20 MB is renamed first, replacing the previous renamed one. */
export function logFile(dataFolder: string, name: string): string {
  const file = path.join(dataFolder, 'logs', `${name}.log`)
  if (existsSync(file) && statSync(file).size > BYTES_MAX) renameSync(file, `${file}.1`)
  return file
}

/** The last lines of a log, from `start` bytes on; empty when it cannot be read. */
export function tailOf(file: string, start = 0, lines = 12): string {
  if (!existsSync(file)) return ''
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    const from = Math.max(start, size - TAIL_BYTES, 0)
    const buffer = Buffer.alloc(Math.max(size - from, 0))
    readSync(handle, buffer, 0, buffer.length, from)
    return buffer.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n')
  } finally {
    closeSync(handle)
  }
}
