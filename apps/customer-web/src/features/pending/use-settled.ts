import { safeCallbackUrl } from '@puente/web'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { paths } from '../../paths.ts'
import { pendingQuery } from './pending-queries.ts'

/** Where whoever was led here was going; undefined for those who came by themselves. */
export function useNext(): string | undefined {
  const { next } = useSearch({ strict: false }) as { next?: string }
  return safeCallbackUrl(next, window.location.origin) ?? undefined
}

/** Leads on: to the next item, and after the last to where the customer was going. */
export function useGoOn(): () => Promise<void> {
  const router = useRouter()
  const next = useNext()
  return useCallback(async () => {
    // Whoever was going here has arrived: what was to be done here is done.
    const isHere = next?.split('?')[0] === router.state.location.pathname
    await router.navigate({ href: next === undefined || isHere ? paths.home() : next, replace: true })
  }, [router, next])
}

/** Asks anew what is owed: a screen stays while it has more to ask, and leads on by itself once it has not. */
export function useOwedAnew(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey })
}

/**
 * Asks anew what is owed once something is settled or put off, and goes on. Where the last of a screen's items ended,
 * its page leads on by itself, as it does when staff or another tab ended them.
 */
export function useSettled(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  const askAnew = useOwedAnew()
  const goOn = useGoOn()
  return async () => {
    await askAnew()
    const { pathname } = router.state.location
    const owed = queryClient.getQueryData(pendingQuery.queryKey)?.items
    if (owed === undefined || owed.some((item) => item.path === pathname)) await goOn()
  }
}
