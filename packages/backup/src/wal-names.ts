import type { DatabaseCopy } from './manifest.ts'

/** Names that the server archives: segments, the last part of an abandoned timeline, histories and backup labels. */
export const WAL_NAME = /^([0-9A-F]{24}(\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/

const hex = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0')

/** The position in the log that an LSN such as `0/3000028` names. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The number of the segment that contains a position. */
export const segmentOf = (lsn: string, segmentBytes: number): bigint => positionOf(lsn) / BigInt(segmentBytes)

/** The file name of a segment. */
export function segmentName(timeline: number, segment: bigint, segmentBytes: number): string {
  const perHigh = 0x1_0000_0000n / BigInt(segmentBytes)
  return `${hex(BigInt(timeline))}${hex(segment / perHigh)}${hex(segment % perHigh)}`
}

/** The number of a segment by its file name; undefined for a history file. */
export function segmentNumber(name: string, segmentBytes: number): bigint | undefined {
  if (!/^[0-9A-F]{24}/.test(name)) return undefined
  const perHigh = 0x1_0000_0000n / BigInt(segmentBytes)
  return BigInt(`0x${name.slice(8, 16)}`) * perHigh + BigInt(`0x${name.slice(16, 24)}`)
}

/** A timeline, and the position at which it ends because the next one begins; undefined for the last one. */
export interface TimelineSpan {
  readonly timeline: number
  readonly endLsn: string | undefined
}

/** The timelines that lead to one, the oldest first, from the text of its history file. */
export function ancestryOf(timeline: number, history: string): readonly TimelineSpan[] {
  const parents = history
    .split('\n')
    .map((line) => /^(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/.exec(line))
    .flatMap((found) => (found === null ? [] : [{ timeline: Number(found[1]), endLsn: found[2] }]))
  return [...parents, { timeline, endLsn: undefined }]
}

/** Whether the base backup ended on this line of timelines, so that the line can be replayed from it. */
export const isOnLine = ({ timeline, stopLsn }: DatabaseCopy, line: readonly TimelineSpan[]): boolean =>
  line.some(
    (span) =>
      span.timeline === timeline &&
      (span.endLsn === undefined || positionOf(stopLsn) <= positionOf(span.endLsn)),
  )
