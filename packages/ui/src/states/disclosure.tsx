import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/index.tsx'
import { rem, v } from '../theme/vars.ts'

const Box = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    color: v.primary,
    fontWeight: 500,
    listStyle: 'none',
    cursor: 'pointer',
    borderRadius: 4,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: v.primaryDark, textDecoration: 'underline', textUnderlineOffset: 3 },
    '& > svg': { flex: 'none', fontSize: rem(18), transition: 'transform 120ms' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  // The browser's own part between the two has another box-sizing, which its content would inherit.
  '& > div': { boxSizing: 'border-box', padding: '4px 0 12px', maxWidth: '75ch' },
})

interface DisclosureProps {
  /** The question that opening it answers: "¿Por qué lo preguntamos?". */
  summary: ReactNode
  defaultOpen?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** Optional details, closed initially; it works without scripts and with find-in-page. */
export function Disclosure({ summary, defaultOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <Box open={defaultOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <ChevronDownIcon aria-hidden />
        {summary}
      </summary>
      <div>{children}</div>
    </Box>
  )
}
