import { styled } from '@mui/material/styles'
import { Button, v } from '@puente/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { keepOfflineShell, updates } from './updates.ts'
import { words } from './words.ts'

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

/** Keeps the offline shell, and says that a newer version is here; it comes when the reader wants it, never in the middle of a form. */
export function UpdateBanner() {
  useEffect(() => {
    // What is built alone: a page under development changes by itself.
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      keepOfflineShell(navigator.serviceWorker).catch(() => undefined)
  }, [])
  const isWaiting = useSyncExternalStore(updates.subscribe, updates.isWaiting, () => false)
  return (
    <div role="status">
      {isWaiting ? (
        <Line>
          <p>{words('update.ready')}</p>
          <Button kind="plain" onPress={updates.take}>
            {words('update.take')}
          </Button>
        </Line>
      ) : null}
    </div>
  )
}
