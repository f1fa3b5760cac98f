import type { AnswerTimesWire } from '@puente/contract/customer'
import { Muted } from '@puente/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { words } from './words.ts'

const KNOWN_MS = 300_000

/** The measured times of first answers; without enough of them, none. */
export const answerTimesQuery = queryOptions({
  queryKey: ['answer-times'],
  queryFn: () => api.getAnswerTimes({}),
  staleTime: KNOWN_MS,
})

/** Minutes of office hours in words: minutes below an hour, then hours, rounded up. */
export const officeTimeText = (minutes: number): string =>
  minutes < 60
    ? words('times.minutes', { count: Math.max(1, minutes) })
    : words('times.hours', { count: Math.ceil(minutes / 60) })

/** The published times of answers in one sentence. */
export const answerTimesText = ({ halfWithinMinutes, mostWithinMinutes }: AnswerTimesWire): string =>
  words('times.text', { half: officeTimeText(halfWithinMinutes), most: officeTimeText(mostWithinMinutes) })

/** How long answers took, as measured; nothing while unknown. */
export function AnswerTimes() {
  const times = useQuery(answerTimesQuery).data?.times
  return times === undefined ? null : <Muted>{answerTimesText(times)}</Muted>
}
