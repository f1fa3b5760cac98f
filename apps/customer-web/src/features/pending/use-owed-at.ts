import type { PendingPath } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pendingQuery } from './pending-queries.ts'

interface Owed {
  /** What is owed here; once all of it is settled, what was owed last, until whoever is here has been led on. */
  readonly items: readonly PendingItemWire[]
  /** Everything that is owed, here and elsewhere, as it stood then. */
  readonly all: readonly PendingItemWire[]
  /** Something was owed here while somebody looked, and nothing is any more. */
  readonly isSettled: boolean
}

/** What is owed at an address. A screen that ends does not turn into the one that says that nothing is owed. */
export function useOwedAt(path: PendingPath): Owed {
  // Whoever comes back to this tab finds settled what they settled in another one.
  const { data } = useQuery({ ...pendingQuery, refetchOnWindowFocus: 'always' })
  const [last, setLast] = useState(data)
  const isOwed = data?.items.some((item) => item.path === path) === true
  if (isOwed && last !== data) setLast(data)
  const all = (isOwed ? data : last)?.items ?? []
  const items = all.filter((item) => item.path === path)
  return { items, all, isSettled: !isOwed && items.length > 0 }
}
