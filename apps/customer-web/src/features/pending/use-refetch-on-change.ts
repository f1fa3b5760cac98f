import type { PendingItemWire } from '@puente/contract/customer'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/**
 * Refetches the queries below these keys when the item changes, for example after a decision of staff. `keys` is a
 * constant of the module.
 */
export function useRefetchOnChange(item: PendingItemWire | undefined, keys: readonly QueryKey[]): void {
  const queryClient = useQueryClient()
  const says = item === undefined ? '' : JSON.stringify([item.turn, item.facts])
  const last = useRef(says)
  useEffect(() => {
    if (last.current === says) return
    last.current = says
    for (const queryKey of keys) queryClient.invalidateQueries({ queryKey }).catch(() => undefined)
  }, [says, keys, queryClient])
}
