import type { PendingPath } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pendingQuery } from './pending-queries.ts'

interface Owed {
  /**
   * The pending items of this screen; after the last is settled, the last known ones, until the user has been
   * redirected.
   */
  readonly items: readonly PendingItemWire[]
  /** All pending items, of this and other screens, at the same time. */
  readonly all: readonly PendingItemWire[]
  /** There was an item here since the screen opened, and there is none any more. */
  readonly isSettled: boolean
}

/**
 * The pending items of a path. They are kept after the last is settled, so that the screen does not show
 * "nothing to do" before it redirects.
 */
export function usePendingItemsAt(path: PendingPath): Owed {
  // Items may have been settled in another tab.
  const { data } = useQuery({ ...pendingQuery, refetchOnWindowFocus: 'always' })
  const [last, setLast] = useState(data)
  const isOwed = data?.items.some((item) => item.path === path) === true
  if (isOwed && last !== data) setLast(data)
  const all = (isOwed ? data : last)?.items ?? []
  const items = all.filter((item) => item.path === path)
  return { items, all, isSettled: !isOwed && items.length > 0 }
}
