import type { PendingItemWire } from '@puente/contract/customer'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dossierKey } from './queries.ts'

/** Reads what is there anew whenever the item says something else: staff answered while somebody reads. */
export function useFreshDossier(item: PendingItemWire | undefined): void {
  const queryClient = useQueryClient()
  const says = item === undefined ? '' : JSON.stringify([item.turn, item.facts])
  const last = useRef(says)
  useEffect(() => {
    if (last.current === says) return
    last.current = says
    queryClient.invalidateQueries({ queryKey: dossierKey }).catch(() => undefined)
  }, [says, queryClient])
}
