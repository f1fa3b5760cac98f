import { customerKinds, type CustomerKind } from '@puente/contract'

const key = 'puente.kind'

/**
 * The kind of customer last acted for in this browser, so that the first paint has the right colour and layout
 * before the server answers. It grants nothing and says nothing about who it was.
 */
export function rememberedKind(storage: Storage = localStorage): CustomerKind | undefined {
  try {
    const kept = storage.getItem(key)
    return customerKinds.find((kind) => kind === kept)
  } catch {
    return undefined
  }
}

/** Keeps the kind, or forgets it when nobody is signed in; a browser that keeps nothing is no failure. */
export function rememberKind(kind: CustomerKind | undefined, storage: Storage = localStorage): void {
  try {
    if (kind === undefined) storage.removeItem(key)
    else storage.setItem(key, kind)
  } catch {
    // Storage is off: the first paint takes the person's colour.
  }
}
