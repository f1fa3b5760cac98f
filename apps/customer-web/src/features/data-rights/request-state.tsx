import type { DataRequestState } from '@puente/contract'
import { StatusChip, type Tone } from '@puente/ui'
import { words } from './words.ts'

const tones: Readonly<Record<DataRequestState, Tone>> = {
  open: 'info',
  granted: 'ok',
  refused: 'warn',
  withdrawn: 'neutral',
}

/** The state of a request, as text. */
export const RequestState = ({ state }: { state: DataRequestState }) => (
  <StatusChip tone={tones[state]}>{words(`states.${state}`)}</StatusChip>
)
