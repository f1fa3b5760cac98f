import path from 'node:path'
import { isRefusal } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import { FilesUnavailable } from '../../../platform/data/files-unavailable.ts'
import type { ChildLimits } from '../../../platform/isolated/run-in-child.ts'
import type { Runtime } from '../../../platform/work.ts'
import { contentFor, type Content } from '../contents.store.ts'
import { openInChild } from '../opened/open-in-child.ts'
import { nothingRead, readingOf, type MachineReading } from './machine-reading.ts'
import { leaseReading, setReading, type LeasedReading } from './readings.store.ts'
import type { ZoneText } from './zone-text.ts'

const actor = { kind: 'system', name: 'documents' } as const

/** The version of the reader, stored with each result. Raise it when the same picture may give another result. */
export const READER = 'ocr-b-1'

/** Limits of the process that reads one picture. */
export const readingLimits: ChildLimits = {
  memoryBytes: 384 * 1024 * 1024,
  cpuSeconds: 30,
  wallMs: 60_000,
  answerBytes: 4096,
  isNative: true,
}

/** Longer than the wall-clock limit and the wait for a slot. */
const LEASE_MS = 3 * 60_000
const ATTEMPTS_MAX = 3

/**
 * Reads the next waiting picture in its own process. A picture that exceeds a limit, or that could not be opened in
 * three attempts, counts as not read. Returns the number of pictures: 0 or 1.
 */
export async function readWaiting(
  runtime: Runtime,
  files: FilesPort,
  limits: ChildLimits = readingLimits,
): Promise<number> {
  const leased = await runtime.work(actor, async (work) => {
    const reading = await leaseReading(work, new Date(work.realNow.getTime() + LEASE_MS))
    const content = reading && (await contentFor(work, reading.contentId))
    return reading && content && { reading, content }
  })
  if (leased === undefined) return 0
  const { reading, content } = leased
  const read = await readContentOf(runtime, files, reading, { content, limits })
  if (read !== undefined) await runtime.work(actor, (work) => setReading(work, reading, read, READER))
  return 1
}

/** What was read; undefined when it is tried again after the lease. */
async function readContentOf(
  runtime: Runtime,
  files: FilesPort,
  { customerId, attempts }: LeasedReading,
  { content, limits }: { readonly content: Content; readonly limits: ChildLimits },
): Promise<MachineReading | undefined> {
  const opening = {
    file: path.join(import.meta.dirname, 'read-picture-child.ts'),
    name: 'readPicture',
    limits,
  }
  const later = attempts < ATTEMPTS_MAX ? undefined : nothingRead
  try {
    const opened = await openInChild(opening, files, customerId, content)
    if (isRefusal(opened)) return opened.refused === 'unavailable' ? later : nothingRead
    const zone = opened.facts as ZoneText | null
    return zone === null ? nothingRead : readingOf(zone, runtime.clock.now().toISOString().slice(0, 10))
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    runtime.logger.warn({ err: error }, 'picture not read')
    return later
  }
}
