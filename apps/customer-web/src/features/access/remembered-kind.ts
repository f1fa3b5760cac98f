import { customerKinds, type CustomerKind } from '@puente/contract'

const key = 'puente.kind'
const accountKey = 'puente.account'

/** The browser's local storage; undefined during prerendering and when storage is disabled. */
function storageHere(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}

/**
 * The kind of customer last acted for in this browser, so that the first render has the right colour and
 * layout before the server responds. It grants no access and does not identify the user.
 */
export function rememberedKind(storage = storageHere()): CustomerKind | undefined {
  const kept = storage?.getItem(key)
  return customerKinds.find((kind) => kind === kept)
}

/** Stores the kind, or removes it when nobody is signed in; errors of the storage are ignored. */
export function rememberKind(kind: CustomerKind | undefined, storage = storageHere()): void {
  try {
    if (kind === undefined) storage?.removeItem(key)
    else {
      storage?.setItem(key, kind)
      storage?.setItem(accountKey, 'known')
    }
  } catch {
    // Storage is full: the first render uses the theme of persons.
  }
}

/** Whether a user has signed in with this browser before. */
export const knowsAccount = (storage = storageHere()): boolean =>
  rememberedKind(storage) !== undefined || storage?.getItem(accountKey) === 'known'
