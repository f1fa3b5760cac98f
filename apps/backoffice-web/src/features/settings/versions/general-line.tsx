import { Muted } from '@puente/ui'
import { keyText } from '../texts/key-text.ts'
import { words } from '../texts/words.ts'
import type { Base } from './base.ts'

/** Says that a key without a version of its own follows a general one. */
export function GeneralLine({ kind, base }: { kind: string; base: Base | undefined }) {
  if (base?.isGeneral !== true) return null
  const name = keyText(kind, base.key)
  return (
    <Muted as="p" style={{ margin: 0 }}>
      {words(base.state === 'in-force' ? 'changes.general' : 'changes.generalThen', { name })}
    </Muted>
  )
}
