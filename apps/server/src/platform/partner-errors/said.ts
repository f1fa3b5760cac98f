import type { Work } from '../work.ts'

/** How far apart the two times must be at which a partner says what it has to say twice, in real milliseconds. */
export const SECOND_LOOK_MS = 2500

/** What a partner has said once and has to say again before it counts, and when it said so, in real time. */
export interface Said<Status extends string> {
  readonly said: Status | undefined
  readonly saidAt: Date | undefined
}

/** How long ago it was said, in milliseconds; a moment that lies ahead, because the clock went back, does not count. */
export function saidMs(
  work: Pick<Work, 'realNow'>,
  { saidAt }: Pick<Said<string>, 'saidAt'>,
): number | undefined {
  const sinceMs = saidAt && work.realNow.getTime() - saidAt.getTime()
  return sinceMs === undefined || sinceMs < 0 ? undefined : sinceMs
}

/** Whether the partner said the same before, long enough ago. */
export function isSaidAgain<Status extends string>(
  work: Pick<Work, 'realNow'>,
  noted: Said<Status>,
  status: Status,
): boolean {
  return noted.said === status && (saidMs(work, noted) ?? 0) >= SECOND_LOOK_MS
}
