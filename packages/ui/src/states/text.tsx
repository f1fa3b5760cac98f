import { styled } from '@mui/material/styles'
import { rem, v } from '../theme/vars.ts'

export const Muted = styled('span')({ color: v.inkMuted, maxWidth: '75ch' })

const Mono = styled('code')({
  padding: '1px 6px',
  borderRadius: 6,
  backgroundColor: v.canvas,
  color: v.ink,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: rem(12),
  overflowWrap: 'anywhere',
})

/** A technical name in code type; `short` keeps both ends of an id, and the full text is a tooltip. */
export function Code({ children, short = false }: { children: string; short?: boolean }) {
  if (!short || children.length <= 14) return <Mono>{children}</Mono>
  return <Mono title={children}>{`${children.slice(0, 8)}…${children.slice(-4)}`}</Mono>
}
