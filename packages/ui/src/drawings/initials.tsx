import { styled } from '@mui/material/styles'
import { rem, v } from '../theme/vars.ts'
import { initialsOf, toneOf } from './initials-text.ts'

const Circle = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  fontSize: rem(14),
  fontWeight: 600,
  letterSpacing: '0.02em',
  lineHeight: 1,
  '&[data-shape="square"]': { borderRadius: 10 },
  '&[data-size="small"]': { width: 28, height: 28, fontSize: rem(11) },
  '&[data-size="small"][data-shape="square"]': { borderRadius: 7 },
  '&[data-tone="0"]': { backgroundColor: v.primarySoft, color: v.primary },
  '&[data-tone="1"]': { backgroundColor: v.okSoft, color: v.ok },
  '&[data-tone="2"]': { backgroundColor: v.infoSoft, color: v.info },
  '&[data-tone="3"]': { backgroundColor: v.warnSoft, color: v.warn },
})

interface InitialsProps {
  /** Written beside the initials, which screen readers skip. */
  name: string
  /** Circles for people, squares for companies and banks. */
  shape?: 'circle' | 'square'
  size?: 'normal' | 'small'
}

/** The initials of a person, a company or a bank. The same name always has the same colour. */
export function Initials({ name, shape = 'circle', size = 'normal' }: InitialsProps) {
  return (
    <Circle aria-hidden data-shape={shape} data-size={size} data-tone={toneOf(name)}>
      {initialsOf(name)}
    </Circle>
  )
}
