import { useEffect } from 'react'

const keptMax = 8

/** Kinds of ids that the server names in `listNamedResults`. */
const kinds = [
  'cus',
  'trf',
  'pay',
  'rcp',
  'thr',
  'doc',
  'dcs',
  'prp',
  'stf',
  'sus',
  'ref',
  'rcv',
  'rev',
  'app',
  'cls',
  'rte',
  'quo',
]
const ID = /^([a-z]{3})_[0-9a-f]{32}$/

const keyOf = (staffId: string): string => `opened.${staffId}`

const isKept = (id: unknown): id is string => typeof id === 'string' && kinds.includes(ID.exec(id)?.[1] ?? '')

/** The id of what a path shows; undefined for a path without one, and for kinds that the server does not name. */
export const idInPath = (pathname: string): string | undefined => pathname.split('/').findLast(isKept)

/**
 * The ids of the objects whose pages a member of staff opened last in this browser, the latest first. Their names are
 * read from the server, so that the browser stores no personal data.
 */
export function openedIds(staffId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(keyOf(staffId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, keptMax) : []
  } catch {
    return []
  }
}

/** Stores an id as the one opened last. */
export function rememberOpened(staffId: string, id: string): void {
  const others = openedIds(staffId).filter((other) => other !== id)
  try {
    globalThis.localStorage.setItem(keyOf(staffId), JSON.stringify([id, ...others].slice(0, keptMax)))
  } catch {
    // Storage is full or disabled: nothing is remembered.
  }
}

/** Remembers what each opened page shows. */
export function useRememberOpened(staffId: string, pathname: string): void {
  const id = idInPath(pathname)
  useEffect(() => {
    if (id !== undefined) rememberOpened(staffId, id)
  }, [staffId, id])
}
