import { styled } from '@mui/material/styles'
import { v } from '@puente/ui'
import { useSyncExternalStore } from 'react'
import { words } from './words.ts'

const Line = styled('p')({
  margin: 0,
  padding: '10px 16px',
  background: v.ink,
  color: v.surface,
  fontWeight: 500,
  textAlign: 'center',
})

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says what still works while there is no connection. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return <div role="status">{online ? null : <Line>{words('offline')}</Line>}</div>
}
