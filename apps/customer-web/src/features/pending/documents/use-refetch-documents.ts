import type { PendingItemWire } from '@puente/contract/customer'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { documentRequirementsKey } from './queries.ts'

/** Refetches the documents when the item changes, for example after a decision of staff. */
export function useRefetchDocuments(item: PendingItemWire | undefined): void {
  const queryClient = useQueryClient()
  const says = item === undefined ? '' : JSON.stringify([item.turn, item.facts])
  const last = useRef(says)
  useEffect(() => {
    if (last.current === says) return
    last.current = says
    queryClient.invalidateQueries({ queryKey: documentRequirementsKey }).catch(() => undefined)
  }, [says, queryClient])
}
