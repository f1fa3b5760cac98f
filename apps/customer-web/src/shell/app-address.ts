import type { PublicConfig } from '@puente/contract/customer'
import { useConfig } from '@puente/web'
import { useEffect } from 'react'

/** Where a path of the app is opened: on the public site, at the app's own address where it has one; elsewhere right here. */
export function appAddress(
  path: string,
  { publicUrl, appUrl }: Pick<PublicConfig, 'publicUrl' | 'appUrl'>,
  origin: string,
): string {
  const isElsewhere = URL.canParse(appUrl) && new URL(appUrl).origin !== origin
  const isPublicSite = URL.canParse(publicUrl) && new URL(publicUrl).origin === origin
  return isPublicSite && isElsewhere ? new URL(path, appUrl).href : path
}

/** Takes whoever comes in on the public site to the app, where its address is another: a session begins there. */
export function useAppAddress(): void {
  const config = useConfig()
  useEffect(() => {
    const { origin, pathname, search } = window.location
    const there = appAddress(pathname + search, config, origin)
    if (there !== pathname + search) window.location.replace(there)
  }, [config])
}
