import type { Work } from '../work.ts'

/** Least time between a partner's first and second answer, in real milliseconds. */
export const SECOND_ANSWER_MS = 2500

/** A partner's report that awaits a second answer, and when it was given, in real time. */
export interface UnconfirmedReport<Status extends string> {
  readonly said: Status | undefined
  readonly saidAt: Date | undefined
}

/** Milliseconds since the first answer; undefined when it is in the future because the clock was set back. */
export function sinceFirstAnswerMs(
  work: Pick<Work, 'realNow'>,
  { saidAt }: Pick<UnconfirmedReport<string>, 'saidAt'>,
): number | undefined {
  const sinceMs = saidAt && work.realNow.getTime() - saidAt.getTime()
  return sinceMs === undefined || sinceMs < 0 ? undefined : sinceMs
}

/** Whether a second answer, late enough, confirms the first. */
export function isConfirmed<Status extends string>(
  work: Pick<Work, 'realNow'>,
  noted: UnconfirmedReport<Status>,
  status: Status,
): boolean {
  return noted.said === status && (sinceFirstAnswerMs(work, noted) ?? 0) >= SECOND_ANSWER_MS
}
