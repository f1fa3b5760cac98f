import { keyframes, styled } from '@mui/material/styles'
import { LiveRegion, reducedMotion, rem, SuccessDrawing, v } from '@puente/ui'
import { businessNowMs } from '@puente/web'
import { useEffect, useState } from 'react'

const KEPT = 'puente.celebrated'
const KEPT_MAX = 50
/** A page that is first opened later than this after the delivery shows no celebration. */
const RECENT_MS = 24 * 3_600_000

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' }, to: { opacity: 1 } })

const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '12px 16px',
  borderRadius: 10,
  backgroundColor: v.okSoft,
  animation: `${rise} 200ms ease-out`,
  [reducedMotion]: { animation: 'none' },
  '& p': { margin: 0, fontSize: rem(15), fontWeight: 600 },
})

function keptNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

function keep(name: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...keptNames(), name].slice(-KEPT_MAX)))
  } catch {
    // Without storage the next visit celebrates again.
  }
}

interface CelebrationProps {
  /** Names the transfer on this device; no secret. */
  name: string
  /** When the money was delivered; undefined before. */
  deliveredAt: string | undefined
  sentence: string
}

/** A drawing and a sentence when the page sees a delivery for the first time on this device. */
export function Celebration({ name, deliveredAt, sentence }: CelebrationProps) {
  const [isShown, setShown] = useState(() => isNew(name, deliveredAt))
  useEffect(() => {
    if (!isNew(name, deliveredAt)) return
    setShown(true)
    keep(name)
  }, [name, deliveredAt])
  const shows = isShown && deliveredAt !== undefined
  return (
    <>
      {shows ? (
        <Box>
          <SuccessDrawing size={88} />
          <p>{sentence}</p>
        </Box>
      ) : null}
      <LiveRegion message={shows ? sentence : ''} />
    </>
  )
}

const isNew = (name: string, deliveredAt: string | undefined): boolean =>
  deliveredAt !== undefined &&
  businessNowMs() - Date.parse(deliveredAt) < RECENT_MS &&
  !keptNames().includes(name)
