import { useEffect } from 'react'
import { paths } from '../../../paths.ts'
import { useSession } from '../../access/session.ts'
import { HelpHost } from './help-button.tsx'
import { openHelp } from './help-open.ts'

/** The links that open help beside the screen: in the bars, the account panel and the footer. */
const openers = `:is(header, footer, nav) a[href="${paths.help()}"]`

/** A link to help in the frame opens the panel instead of the page; on the page itself, and in a new tab, the page. */
export function HelpOfLinks() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest(openers) : null
      if (link === null || window.location.pathname === paths.help()) return
      event.preventDefault()
      openHelp()
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  // Signed-in users have the panel with their button.
  return useSession() === null ? <HelpHost /> : null
}
