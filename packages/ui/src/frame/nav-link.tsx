import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { AnchorProps } from '../actions/link.tsx'
import { HiddenText } from '../states/live-region.tsx'
import { below, from, rem, v } from '../theme/vars.ts'

const current = '&[aria-current="page"]'

const Anchor = styled('a')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: v.inkMuted,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: 8,
  '&:hover': { color: v.ink },
  [current]: { color: v.primary, fontWeight: 600 },
  '&[data-place="top"]': { paddingInline: 12, [current]: { backgroundColor: v.primarySoft } },
  '&[data-place="bottom"]': {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 2,
    minHeight: 60,
    fontSize: rem(12),
    borderRadius: 0,
    [current]: { boxShadow: `inset 0 2px 0 ${v.primary}` },
    '& > [data-slot="count"]': { position: 'absolute', top: 4, left: 'calc(50% + 6px)' },
  },
  '&[data-place="rail"]': {
    paddingInline: 12,
    [below.md]: {
      minHeight: 44,
      paddingInline: 10,
      // On the icon's corner, so that a count that loads later moves nothing.
      '& > [data-slot="count"]': {
        position: 'absolute',
        top: 2,
        left: 20,
        minWidth: 16,
        padding: '0 4px',
        borderRadius: 8,
        fontSize: rem(11),
        lineHeight: '16px',
      },
    },
    // Nineteen sections fit a window of 768 px without a scroll bar.
    [from.md]: { minHeight: 28, '@media (max-height:840px)': { minHeight: 26 } },
    '&:hover': { backgroundColor: v.canvas },
    [current]: { backgroundColor: v.primarySoft },
  },
})

const Count = styled('span')({
  minWidth: 22,
  marginLeft: 'auto',
  padding: '0 6px',
  borderRadius: 11,
  backgroundColor: v.accent,
  color: v.onAccent,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: '22px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&[data-calm]': { backgroundColor: v.line, color: v.ink },
  '[data-place="rail"] > &': { lineHeight: '20px' },
})

interface NavLinkProps extends AnchorProps {
  icon?: ReactNode
  place?: 'top' | 'bottom' | 'rail'
  /** The number of open items, or a lower bound: "50+"; zero is not shown. */
  count?: number | string | undefined
  /** The count as text: "3 revisiones en espera". */
  countLabel?: string | undefined
  /** None of the items is overdue: the count has no colour. */
  calm?: boolean
}

/** One navigation link; `aria-current="page"` (set by the router) marks the current one. */
export function NavLink({
  icon,
  place = 'top',
  count,
  countLabel,
  calm = false,
  children,
  ...rest
}: NavLinkProps) {
  return (
    <Anchor {...rest} data-place={place}>
      {icon}
      <span>{children}</span>
      {count === undefined || count === 0 ? null : (
        <Count data-slot="count" data-calm={calm || undefined} title={countLabel}>
          <span aria-hidden={countLabel === undefined ? undefined : true}>{count}</span>
          {countLabel === undefined ? null : <HiddenText>{countLabel}</HiddenText>}
        </Count>
      )}
    </Anchor>
  )
}
