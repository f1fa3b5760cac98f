import type { CustomerSession } from '@puente/contract/customer'
import { leaveFor, loginPath } from '@puente/web'
import { useEffect, useState } from 'react'
import { useSession } from './session.ts'

/**
 * The session on a guarded screen, where it always exists. If it ends while the screen is open, the screen stays as it is
 * and leads to sign-in and back.
 */
export function useSignedIn(): CustomerSession {
  const session = useSession()
  const [known, setKnown] = useState(session)
  if (session && session !== known) setKnown(session)
  useEffect(() => {
    if (session === null) leaveFor(loginPath(window.location))
  }, [session])
  const shown = session ?? known
  if (!shown) throw new Error('a signed-in screen stands without its guard')
  return shown
}
