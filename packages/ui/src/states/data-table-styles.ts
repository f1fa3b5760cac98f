import { styled } from '@mui/material/styles'
import { below, from, rem, v, visuallyHidden } from '../theme/vars.ts'

/** A container query: the available width, not the window's, decides whether the table scrolls. */
export const Room = styled('div')({ containerType: 'inline-size', minWidth: 0 })

const wide = '@container (min-width: 960px)'
const widest = '@container (min-width: 1400px)'

export const Scroller = styled('div')({
  // Hidden text is positioned absolutely: relative to its cell, so that it widens nothing outside.
  position: 'relative',
  minWidth: 0,
  overflowX: 'auto',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  // A sticky head needs an ancestor without overflow.
  [wide]: { overflow: 'visible' },
  '[data-fit="scrolls"] > &': { overflow: 'auto hidden' },
})

/** From md on a table with 36 px rows; below it each row is a block of names and values. */
export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: rem(13),
  lineHeight: 1.4,
  '& td a': { fontWeight: 600 },
  '& tbody tr[tabindex]': { cursor: 'pointer' },
  '& tbody tr:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  '& tbody tr[tabindex]:hover': { backgroundColor: v.canvas },
  '& tbody tr[tabindex]:focus-within': { backgroundColor: v.primarySoft },
  '& tbody tr[aria-current="true"]': {
    backgroundColor: v.primarySoft,
    '& td:first-of-type': { boxShadow: `inset 3px 0 0 ${v.primary}` },
  },
  [from.md]: {
    '& th': {
      position: 'relative',
      [wide]: { position: 'sticky', top: 0, zIndex: 1 },
      height: 36,
      padding: '0 10px',
      backgroundColor: v.canvas,
      borderBottom: `1px solid ${v.line}`,
      color: v.inkMuted,
      fontSize: rem(12),
      fontWeight: 600,
      textAlign: 'left',
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type': { borderTopLeftRadius: 9 },
    '& th:last-of-type': { borderTopRightRadius: 9 },
    '& tr:last-of-type td:first-of-type': { borderBottomLeftRadius: 9 },
    '& tr:last-of-type td:last-of-type': { borderBottomRightRadius: 9 },
    '& td': { height: 36, padding: '5px 10px', borderBottom: `1px solid ${v.line}`, whiteSpace: 'nowrap' },
    '& td[data-truncate]': { minWidth: 110, maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    // In a wide window a text that fits into 480 px is not cut, unless the table gets wider than its room.
    [widest]: { ':not([data-fit]) > * > & td[data-truncate]:not([data-fixed])': { maxWidth: 480 } },
    '& td[data-fixed]': { minWidth: 0 },
    '&[data-dense] td': { height: 28, padding: '2px 10px' },
    '&[data-dense] th': { height: 30 },
    '& td[data-wrap]': { minWidth: 110, whiteSpace: 'normal', overflowWrap: 'break-word' },
    '& tr:last-of-type td': { borderBottom: 0 },
    '& [data-align="end"]': { textAlign: 'right' },
  },
  [below.md]: {
    fontSize: 'inherit',
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': visuallyHidden,
    // Nothing invisible takes the focus.
    '& thead :is(button, input, [role="separator"])': { display: 'none' },
    '& tbody tr': { padding: '10px 16px', borderBottom: `1px solid ${v.line}` },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& td': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 16,
      padding: '3px 0',
      textAlign: 'right',
    },
    '& td::before': { content: 'attr(data-label)', flex: 'none', color: v.inkMuted, fontSize: rem(13) },
    '& td[data-select]': { display: 'none' },
    '& td:first-of-type, & td[data-select] + td': {
      fontSize: rem(15),
      fontWeight: 600,
      paddingBottom: 4,
      textAlign: 'left',
    },
    '& td:first-of-type::before, & td[data-select] + td::before': { display: 'none' },
  },
})
