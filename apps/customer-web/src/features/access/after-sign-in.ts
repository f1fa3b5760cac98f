import { safeCallbackUrl } from '@puente/web'
import { paths } from '../../paths.ts'

/** The page after sign-in: the requested one if it belongs to this site, otherwise home. */
export function afterSignIn(callbackUrl: string | undefined): string {
  return safeCallbackUrl(callbackUrl, window.location.origin) ?? paths.home()
}
