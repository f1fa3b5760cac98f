import type { CaseFileWire, SeenFileWire } from '@puente/contract/staff'
import type { Condition } from '../../../shell/case/decision-bar.tsx'
import { words } from './words.ts'

type File = Pick<CaseFileWire, 'id' | 'sha256' | 'scan' | 'openedAt'>

/** The files as they were shown, for an acceptance. */
export const seenOf = (files: readonly File[]): SeenFileWire[] =>
  files.map(({ id, sha256, scan }) => ({ id, sha256, scan }))

/** Whether the reader opened every file. */
export const allOpened = (files: readonly File[]): boolean =>
  files.every(({ openedAt }) => openedAt !== undefined)

/** What an acceptance needs of the files, in words. None for a case without files. */
export function fileConditions(files: readonly File[]): Condition[] {
  if (files.length === 0) return []
  const opened = files.filter(({ openedAt }) => openedAt !== undefined).length
  const unscanned = files.filter(({ scan }) => scan === 'not-scanned').length
  const isInfected = files.some(({ scan }) => scan === 'infected')
  return [
    opened === files.length
      ? { text: words('conditions.opened', { count: opened }), tone: 'ok' }
      : {
          text: words('conditions.closed', { opened: String(opened), count: String(files.length) }),
          tone: 'bad',
        },
    isInfected
      ? { text: words('conditions.infected'), tone: 'bad' }
      : unscanned > 0
        ? { text: words('conditions.notScanned', { count: unscanned }), tone: 'warn' }
        : { text: words('conditions.scanned'), tone: 'ok' },
  ]
}
