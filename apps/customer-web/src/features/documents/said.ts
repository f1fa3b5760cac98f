import type { DocumentWire } from '@puente/contract/customer'
import { format, refusedDocumentText } from '@puente/web'
import type { Standing } from './use-upload.ts'
import { words } from './words.ts'

/** The state of a file, as text. */
export function uploadStateText(standing: Standing): string {
  switch (standing.step) {
    case 'empty':
      return ''
    case 'sending': {
      const { file, sentBytes, bytesPerSecond } = standing
      const values = { name: file.name, sent: format.size(sentBytes), size: format.size(file.size) }
      const left = leftOf(file.size - sentBytes, bytesPerSecond)
      return left === undefined ? words('sending', values) : words('sendingLeft', { ...values, left })
    }
    case 'paused':
      return words('paused', {
        sent: format.size(standing.sentBytes),
        size: format.size(standing.file.size),
      })
    case 'checking':
      return words('checking', { name: standing.file.name })
    case 'done':
      return stateOf(standing.document)
    case 'failed':
      return words('failed', { name: standing.file.name })
  }
}

/** The state of a received document, as the customer reads it. */
function stateOf(document: DocumentWire): string {
  const { state, fileName, sizeBytes } = document
  return state === 'refused'
    ? refusedDocumentText(document)
    : words(`states.${state}`, { name: fileName, size: format.size(sizeBytes) })
}

/** The remaining time as text; undefined while the speed is unknown. */
function leftOf(bytes: number, bytesPerSecond: number): string | undefined {
  if (bytes <= 0 || bytesPerSecond <= 0) return undefined
  const seconds = Math.ceil(bytes / bytesPerSecond)
  return seconds < 60
    ? words('left.seconds', { count: seconds })
    : words('left.minutes', { count: Math.round(seconds / 60) })
}
