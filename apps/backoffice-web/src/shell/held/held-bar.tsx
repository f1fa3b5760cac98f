import Box from '@mui/material/Box'
import { from, LiveRegion, Muted, Button, useSecondsLeft } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { BAR_HEIGHT } from '../case/decision-bar.tsx'
import { RouteLink } from '../navigation/links.ts'
import { useKey } from '../keys/use-key.ts'
import { shellWords } from '../words.ts'
import { held, undoWindowMs, type Held } from './held.ts'
import { usePendingDecisions } from './use-held.ts'

/**
 * A bar at the bottom of every screen with the decisions in their undo window, and those that were refused.
 */
export function UndoBar() {
  const decisions = usePendingDecisions()
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
  bottom: `var(${BAR_HEIGHT}, 0px)`,
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

/** The remaining seconds, hidden from screen readers, which announced the length once. */
function Counting({ endsAtMs }: { endsAtMs: number }) {
  const seconds = useSecondsLeft(endsAtMs)
  return (
    <Muted>
      <span aria-hidden>{shellWords('held.counting', { seconds: String(seconds) })}</span>{' '}
      {shellWords('held.leave')}
    </Muted>
  )
}

/** Undoes a decision and opens its case with the values typed before. */
function useUndo(): (about: string) => void {
  const navigate = useNavigate()
  return (about) => {
    const undone = held.undo(about)
    if (undone !== undefined) void navigate({ to: undone.path, search: {} })
  }
}

/** The announcement of what happened to a decision; once it is sent or refused, all queries are refetched. */
function useWhatBecame(): string {
  const [said, setSaid] = useState('')
  const queryClient = useQueryClient()
  useEffect(
    () =>
      held.listen((event, { text }) => {
        setSaid(shellWords(`held.said.${event}`, { text, seconds: String(undoWindowMs / 1000) }))
        if (event === 'sent' || event === 'refused') void queryClient.invalidateQueries()
      }),
    [queryClient],
  )
  return said
}
