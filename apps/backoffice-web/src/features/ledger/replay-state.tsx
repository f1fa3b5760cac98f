import { Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { words } from './words.ts'

const useReplay = () =>
  useQuery({ queryKey: ['tamper-evidence'], queryFn: () => api.getTamperEvidenceState({}) }).data

/**
 * The time of the last full replay of the books; placed below the tables, so that nothing moves when it
 * loads.
 */
export function LastReplay() {
  const data = useReplay()
  if (data === undefined) return null
  const { replay } = data
  if (replay === undefined) return <Muted>{words('replay.never')}</Muted>
  return replay.faults === 0 ? (
    <Muted>{words('replay.whole', { at: format.dateTime(replay.at) })}</Muted>
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
