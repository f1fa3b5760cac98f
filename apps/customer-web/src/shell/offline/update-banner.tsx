import { styled } from '@mui/material/styles'
import { Button, v } from '@puente/ui'
import { newerVersion } from '@puente/web'
import { useNewerVersion } from '@puente/web/loading'
import { useEffect, useSyncExternalStore } from 'react'
import { LanguageOffer } from '../language/language-offer.tsx'
import { keepOfflineShell, updates } from './updates.ts'
import { words } from '../../parts/words.ts'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 16px',
  padding: '4px 16px',
  background: v.primarySoft,
  borderBottom: `1px solid ${v.line}`,
  '& > p': { margin: '6px 0', fontWeight: 500 },
})

/**
 * Registers the offline shell, offers the page in the reader's language, and offers a newer version to the reader, because reloading would lose unsaved
 * input.
 */
export function UpdateBanner() {
  useEffect(() => {
    // Builds only: in development the dev server updates the page.
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      keepOfflineShell(navigator.serviceWorker).catch(() => undefined)
  }, [])
  const isWaiting = useSyncExternalStore(updates.subscribe, updates.isWaiting, () => false)
  const isNewer = useNewerVersion()
  return (
    <>
      <LanguageOffer />
      <div role="status">
        {isWaiting || isNewer ? (
          <Line>
            <p>{words('update.ready')}</p>
            <Button kind="plain" onPress={isWaiting ? updates.take : newerVersion.take}>
              {words('update.take')}
            </Button>
          </Line>
        ) : null}
      </div>
    </>
  )
}
