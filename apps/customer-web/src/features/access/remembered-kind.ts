import { customerKinds, type CustomerKind } from '@puente/contract'

const key = 'puente.kind'
const accountKey = 'puente.account'

/** The browser's own storage; none while the page is drawn at build time, or where it is switched off. */
function storageHere(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}

/**
 * The kind of customer last acted for in this browser, so that the first paint has the right colour and layout
 * before the server answers. It grants nothing and says nothing about who it was.
 */
export function rememberedKind(storage = storageHere()): CustomerKind | undefined {
  const kept = storage?.getItem(key)
  return customerKinds.find((kind) => kind === kept)
}

/** Keeps the kind, or forgets it when nobody is signed in; a browser that keeps nothing is no failure. */
export function rememberKind(kind: CustomerKind | undefined, storage = storageHere()): void {
  try {
    if (kind === undefined) storage?.removeItem(key)
    else {
      storage?.setItem(key, kind)
      storage?.setItem(accountKey, 'known')
    }
  } catch {
    // Storage is full: the first paint takes the person's colour.
  }
}

/** Whether a user has signed in with this browser before. */
export const knowsAccount = (storage = storageHere()): boolean =>
  rememberedKind(storage) !== undefined || storage?.getItem(accountKey) === 'known'
