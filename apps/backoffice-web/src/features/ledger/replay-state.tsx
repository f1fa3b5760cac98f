import { Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { words } from './words.ts'

const useReplay = () =>
  useQuery({ queryKey: ['tamper-evidence'], queryFn: () => api.getTamperEvidenceState({}) }).data

/**
 * The time of the last replay of the books and of the last one that covered everything; placed below the tables, so that
 * nothing moves when it loads.
 */
export function LastReplay() {
  const data = useReplay()
  if (data === undefined) return null
  const { replay, wholeReplayAt } = data
  if (replay === undefined) return <Muted>{words('replay.never')}</Muted>
  return replay.faults === 0 ? (
    <Muted>
      {words('replay.clean', { at: format.dateTime(replay.at) })}{' '}
      {wholeReplayAt === undefined || wholeReplayAt === replay.at
        ? words('replay.coveredAll')
        : words('replay.wholeAt', { at: format.dateTime(wholeReplayAt) })}
    </Muted>
  ) : null
}

/** The checks that failed in the last replay of the books. */
export function ReplayFaults() {
  const replay = useReplay()?.replay
  if (replay === undefined || replay.faults === 0) return null
  const at = format.dateTime(replay.at)
  return (
    <Notice tone="bad" title={words('broken')}>
      <p>{words('replay.wrong', { at, count: replay.faults, first: replay.first ?? '' })}</p>
      <p>{words('brokenNext')}</p>
    </Notice>
  )
}
