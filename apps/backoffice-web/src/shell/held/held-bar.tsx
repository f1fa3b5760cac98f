import Box from '@mui/material/Box'
import { from, LiveRegion, Muted, Button, useSecondsLeft } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { RouteLink } from '../links.ts'
import { useKey } from '../use-key.ts'
import { shellWords } from '../words.ts'
import { held, undoMs, type Held } from './held.ts'
import { useHeld } from './use-held.ts'

/** Decisions that are not made yet stand at the foot of every screen: how long they can be undone, or why they did not count. */
export function HeldBar() {
  const decisions = useHeld()
  const said = useWhatBecame()
  const undo = useUndo()
  const last = decisions.findLast(({ step }) => step === 'counting')
  useKey('z', () => last && undo(last.about), last !== undefined)
  useEffect(() => {
    const leave = () => void held.sendAll()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  return (
    <>
      <LiveRegion message={said} />
      {decisions.length === 0 ? null : (
        <Box component="section" aria-label={shellWords('held.region')} sx={bar}>
          {decisions.map((one) => (
            <Line key={one.about} decision={one} onUndo={() => undo(one.about)} />
          ))}
        </Box>
      )}
    </>
  )
}

const bar = {
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gap: 2,
  padding: 3,
  [from.md]: { left: 'auto', width: 460, padding: 4 },
} as const

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  padding: '12px 16px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  boxShadow: 4,
} as const

function Line({ decision, onUndo }: { decision: Held; onUndo: () => void }) {
  const { step, text, error, about, path } = decision
  return (
    <Box sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="p" sx={{ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        {step === 'counting' ? <Counting endsAtMs={decision.endsAtMs} /> : null}
        {step === 'sending' ? <Muted>{shellWords('held.sending')}</Muted> : null}
        {step === 'waiting' ? <Muted>{shellWords('held.waiting')}</Muted> : null}
        {step === 'refused' ? (
          <>
            <Box component="p" sx={{ margin: 0, color: 'error.main' }}>
              {shellWords('held.refused', { why: describeFailure(error).title })}
            </Box>
            <RouteLink to={path}>{shellWords('held.look')}</RouteLink>
          </>
        ) : null}
      </Box>
      {step === 'counting' ? (
        <Button kind="primary" size="small" onPress={onUndo} aria-keyshortcuts="z">
          {shellWords('held.undo')}
        </Button>
      ) : null}
      {step === 'refused' ? (
        <Button size="small" onPress={() => held.dismiss(about)}>
          {shellWords('held.dismiss')}
        </Button>
      ) : null}
    </Box>
  )
}

/** The seconds tick for the eye; the ear heard once how many there are. */
function Counting({ endsAtMs }: { endsAtMs: number }) {
  const seconds = useSecondsLeft(endsAtMs)
  return (
    <Muted>
      <span aria-hidden>{shellWords('held.counting', { seconds: String(seconds) })}</span>{' '}
      {shellWords('held.leave')}
    </Muted>
  )
}

/** Takes a decision back and opens its case with what was typed. */
function useUndo(): (about: string) => void {
  const navigate = useNavigate()
  return (about) => {
    const undone = held.undo(about)
    if (undone !== undefined) void navigate({ to: undone.path, search: {} })
  }
}

/** Says what becomes of decisions; whatever was decided is then asked anew. */
function useWhatBecame(): string {
  const [said, setSaid] = useState('')
  const queryClient = useQueryClient()
  useEffect(
    () =>
      held.hear((event, { text }) => {
        setSaid(shellWords(`held.said.${event}`, { text, seconds: String(undoMs / 1000) }))
        if (event === 'sent' || event === 'refused') void queryClient.invalidateQueries()
      }),
    [queryClient],
  )
  return said
}
