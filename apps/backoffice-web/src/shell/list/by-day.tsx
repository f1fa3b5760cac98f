import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { rem, v } from '@puente/ui'
import { format } from '@puente/web'
import type { ReactNode } from 'react'

const Day = styled('section')({
  '& h2': { margin: '0 0 4px', color: v.inkMuted, fontSize: rem(13), fontWeight: 500 },
  '& ol': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${v.line}`,
    borderRadius: 10,
    backgroundColor: v.surface,
  },
  '& li': { display: 'flex', alignItems: 'baseline', gap: 16, padding: '10px 16px' },
  '& li + li': { borderTop: `1px solid ${v.line}` },
  '& time': { flex: 'none', color: v.inkMuted, fontSize: rem(13), fontVariantNumeric: 'tabular-nums' },
  '& p': { margin: 0, flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
})

interface ByDayProps<Entry> {
  /** The accessible name of the list. */
  label: string
  entries: readonly Entry[]
  /** What stands beside the time of an entry. */
  children: (entry: Entry) => ReactNode
}

/** Entries in time order, under the day of each. */
export function ByDay<Entry extends { readonly id: string; readonly at: string }>({
  label,
  entries,
  children,
}: ByDayProps<Entry>) {
  const days = Map.groupBy(entries, ({ at }) => format.date(at))
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 4 }}>
      {[...days].map(([day, of]) => (
        <Day key={day} aria-label={day}>
          <h2>{day}</h2>
          <ol>
            {of.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at}>{format.time(entry.at)}</time>
                {children(entry)}
              </li>
            ))}
          </ol>
        </Day>
      ))}
    </Box>
  )
}
