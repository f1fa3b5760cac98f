import { Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { words } from './words.ts'

/** When the books were last replayed from their first line, and what did not hold. */
export function SealState() {
  const { data } = useQuery({ queryKey: ['seals'], queryFn: () => api.getSealState({}) })
  if (data === undefined) return null
  const { replay } = data
  if (replay === undefined) return <Muted>{words('sealed.never')}</Muted>
  const at = format.dateTime(replay.at)
  if (replay.faults === 0) return <Muted>{words('sealed.whole', { at })}</Muted>
  return (
    <Notice tone="bad" title={words('broken')}>
      <p>{words('sealed.wrong', { at, count: replay.faults, first: replay.first ?? '' })}</p>
      <p>{words('brokenNext')}</p>
    </Notice>
  )
}
