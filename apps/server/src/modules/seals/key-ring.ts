import type { KeyRing, NamedKey } from '../../platform/config/secrets.ts'

/** The key that makes new things. */
export function currentKey([first]: KeyRing): NamedKey {
  if (first === undefined) throw new Error('a ring without keys')
  return first
}

/** The key of this name; undefined when the configuration does not list it. */
export const keyNamed = (ring: KeyRing, id: string): NamedKey | undefined => ring.find((key) => key.id === id)
