import { styled } from '@mui/material/styles'
import { shadow, v } from '../theme/vars.ts'
import { useUiWords } from '../words.ts'

/** The id of a screen's `main` element. */
export const mainId = 'contenido'

const Anchor = styled('a')({
  position: 'fixed',
  zIndex: 20,
  top: 8,
  left: 8,
  padding: '12px 16px',
  borderRadius: 10,
  backgroundColor: v.surface,
  color: v.primary,
  fontWeight: 600,
  boxShadow: shadow,
  clipPath: 'inset(50%)',
  '&:focus': { clipPath: 'none' },
})

/** The first element in tab order: a link past the bars to the content. */
export function SkipLink() {
  return <Anchor href={`#${mainId}`}>{useUiWords().skipToContent}</Anchor>
}
