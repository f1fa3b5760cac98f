import { styled } from '@mui/material/styles'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { shadow, v } from '../theme/vars.ts'
import { calendarWords } from './messages-calendar.es.ts'

// The calendar is larger than all other fields: it is loaded when first opened.
const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

const Panel = styled('div')({
  position: 'absolute',
  inset: 'auto',
  minWidth: 320,
  minHeight: 330,
  margin: 0,
  padding: 0,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  color: v.ink,
  backgroundColor: v.surface,
  boxShadow: shadow,
  '& > p': { margin: 0, padding: 24, color: v.inkMuted },
})

const panelWidth = 338
const panelHeight = 380

/**
 * The shared state of opener and panel. The panel is a popover: it closes by Escape or a click outside and
 * returns the focus to its opener.
 */
export function usePanel() {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function place() {
    const box = panel.current
    const at = opener.current?.closest('.MuiOutlinedInput-root')?.getBoundingClientRect()
    if (box === null || at === undefined) return
    const below = at.bottom + 4 + panelHeight <= window.innerHeight || at.top < panelHeight
    box.style.top = `${(below ? at.bottom + 4 : at.top - panelHeight - 4) + window.scrollY}px`
    const left = Math.min(at.right - panelWidth, window.innerWidth - panelWidth - 8)
    box.style.left = `${Math.max(8, Math.max(left, Math.min(at.left, window.innerWidth - panelWidth - 8))) + window.scrollX}px`
  }

  return {
    open,
    close: () => panel.current?.hidePopover(),
    openerProps: {
      ref: opener,
      popoverTarget: id,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
    },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto' as const,
      onBeforeToggle: place,
      onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
    },
  }
}

interface CalendarPanelProps {
  panel: ReturnType<typeof usePanel>
  /** The field's label, which describes the date. */
  label: string
  value: string
  min: string | undefined
  max: string | undefined
  openTo: 'day' | 'year'
  onChoose: (iso: string) => void
}

/** The calendar below a field; choosing a day closes it. */
export function CalendarPanel({ panel, label, onChoose, ...shown }: CalendarPanelProps) {
  return (
    <Panel {...panel.panelProps} role="dialog" aria-label={`${calendarWords.calendar}: ${label}`}>
      {panel.open ? (
        <Suspense fallback={<p role="status">{calendarWords.loading}</p>}>
          <Calendar
            {...shown}
            onChoose={(iso) => {
              onChoose(iso)
              panel.close()
            }}
          />
        </Suspense>
      ) : null}
    </Panel>
  )
}
