import MuiGlobalStyles from '@mui/material/GlobalStyles'
import { from, reducedMotion, v } from './vars.ts'

const styles = {
  html: { scrollPaddingTop: 72, scrollPaddingBottom: 88, WebkitTextSizeAdjust: '100%' },
  body: { overflowWrap: 'break-word' as const },
  h1: { overflowWrap: 'anywhere' as const },
  // Montserrat has proportional figures; figures in columns must be tabular.
  'table, time, [data-figures]': { fontVariantNumeric: 'tabular-nums lining-nums' },
  'a, button, input, select, textarea, summary, [tabindex]': {
    '&:focus-visible': {
      outline: `2px solid ${v.primaryDark}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${v.surface}`,
    },
  },
  // The field has its own focus ring around the whole box.
  '.MuiOutlinedInput-input:focus-visible': {
    outline: 'none !important',
    boxShadow: 'none !important',
  },
  // Below 16 px iOS zooms into a focused field.
  '@media (pointer: coarse)': { 'input, select, textarea': { fontSize: 'max(16px, 1em) !important' } },
  [from.md]: { html: { scrollPaddingBottom: 24 } },
  [reducedMotion]: {
    '*, *::before, *::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
}

/** Rules for the whole document: focus, figures, touch, motion. */
export function GlobalStyles() {
  return <MuiGlobalStyles styles={styles} />
}
