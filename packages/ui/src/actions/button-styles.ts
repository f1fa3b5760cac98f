import { rem, v } from '../theme/vars.ts'

/**
 * main: the accent, once per screen · primary: filled without the accent · plain: a border · danger · text:
 * no box.
 */
export type ButtonKind = 'main' | 'primary' | 'plain' | 'danger' | 'text'
export type ButtonSize = 'normal' | 'small'

const kind = (name: ButtonKind) => `&[data-kind="${name}"]`
const hover = '@media (hover: hover)'

/** The styles of buttons, and of links that look like them. */
export const buttonStyles = {
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 20px',
  border: '1px solid transparent',
  borderRadius: 10,
  font: 'inherit',
  fontSize: rem(15),
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  '&[data-size="small"]': { minHeight: 32, padding: '4px 12px', fontSize: rem(13), borderRadius: 8 },
  '&[data-full]': { display: 'flex', width: '100%' },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  '&[aria-busy="true"]': { cursor: 'progress' },
  [kind('main')]: { backgroundColor: v.accent, color: v.onAccent },
  [kind('primary')]: { backgroundColor: v.primary, color: v.surface },
  [kind('plain')]: { backgroundColor: v.surface, borderColor: v.field, color: v.ink },
  [kind('danger')]: { backgroundColor: v.bad, color: v.surface },
  [kind('text')]: { backgroundColor: 'transparent', color: v.primary, paddingInline: 8 },
  [hover]: {
    '&[data-kind="main"]:hover': { backgroundColor: v.accentHover },
    '&[data-kind="primary"]:hover': { backgroundColor: v.primaryDark },
    '&[data-kind="plain"]:hover': { backgroundColor: v.primarySoft, borderColor: v.primary },
    '&[data-kind="danger"]:hover': { backgroundColor: v.badDark },
    '&[data-kind="text"]:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
} as const
