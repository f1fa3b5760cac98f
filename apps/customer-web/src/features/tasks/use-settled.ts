import { safeCallbackUrl } from '@puente/web'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { paths } from '../../paths.ts'
import { pendingQuery } from './pending-queries.ts'

/** The page requested before the redirect; undefined for users who opened this screen themselves. */
export function useNext(): string | undefined {
  const { next } = useSearch({ strict: false }) as { next?: string }
  return safeCallbackUrl(next, window.location.origin) ?? undefined
}

/**
 * Returns a function that continues: to the requested page, or home; its guard redirects to the next item.
 */
export function useContinue(): () => Promise<void> {
  const router = useRouter()
  const next = useNext()
  return useCallback(async () => {
    // If the user had requested this very page, they are done here.
    const isHere = next?.split('?')[0] === router.state.location.pathname
    await router.navigate({ href: next === undefined || isHere ? paths.home() : next, replace: true })
  }, [router, next])
}

/** Refetches pending items: the screen stays while it has items, and redirects when it has none. */
export function useRefetchPendingItems(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey })
}

/**
 * Refetches pending items after one is settled or deferred, and continues. When the screen has no item left,
 * its page redirects by itself, as it does when staff or another tab settled the last one.
 */
export function useSettled(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  const askAnew = useRefetchPendingItems()
  const goOn = useContinue()
  return async () => {
    const { pathname } = router.state.location
    await askAnew()
    // The page has continued by itself meanwhile; continuing again would skip the next item.
    if (router.state.location.pathname !== pathname) return
    const owed = queryClient.getQueryData(pendingQuery.queryKey)?.items
    if (owed === undefined || owed.some((item) => item.path === pathname)) await goOn()
  }
}
