import type { PublicConfig } from '@puente/contract/customer'
import { useConfig } from '@puente/web'
import { useEffect } from 'react'

/**
 * The URL of an app path: on the public site, that of the app's own origin if it has one; otherwise the path.
 */
export function appAddress(
  path: string,
  { publicUrl, appUrl }: Pick<PublicConfig, 'publicUrl' | 'appUrl'>,
  origin: string,
): string {
  const isElsewhere = URL.canParse(appUrl) && new URL(appUrl).origin !== origin
  const isPublicSite = URL.canParse(publicUrl) && new URL(publicUrl).origin === origin
  return isPublicSite && isElsewhere ? new URL(path, appUrl).href : path
}

/** Redirects from the public site to the app's own origin, where the session must begin. */
export function useAppAddress(): void {
  const config = useConfig()
  useEffect(() => {
    const { origin, pathname, search } = window.location
    const there = appAddress(pathname + search, config, origin)
    if (there !== pathname + search) window.location.replace(there)
  }, [config])
}
