import type { ThreadWire } from '@puente/contract/customer'
import { StatusChip, type Tone } from '@puente/ui'
import { words } from './words.ts'

const tones: Readonly<Record<ThreadWire['state'], Tone>> = {
  'waiting-operator': 'info',
  'waiting-customer': 'ok',
  closed: 'neutral',
}

/** Who must answer next, as text. */
export function ThreadState({ state }: { state: ThreadWire['state'] }) {
  return <StatusChip tone={tones[state]}>{words(`state.${state}`)}</StatusChip>
}
