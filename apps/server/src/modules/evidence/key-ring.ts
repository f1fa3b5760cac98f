import type { KeyRing, NamedKey } from '../../platform/config/secrets/secrets.ts'

/** The key for new blocks and roots. Throws when the ring is empty. */
export function currentKey([first]: KeyRing): NamedKey {
  if (first === undefined) throw new Error('a ring without keys')
  return first
}

/** The key with this id; undefined when it is not configured. */
export const keyNamed = (ring: KeyRing, id: string): NamedKey | undefined => ring.find((key) => key.id === id)
