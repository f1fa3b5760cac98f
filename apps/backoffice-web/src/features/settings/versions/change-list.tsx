import { styled } from '@mui/material/styles'
import { HiddenText, Muted, rem, v } from '@puente/ui'
import type { ChangeText } from '../texts/change-text.ts'
import { words } from '../texts/words.ts'

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li + li': { paddingTop: 12, borderTop: `1px solid ${v.line}` },
  '& [data-slot="path"]': { color: v.inkMuted, fontSize: rem(12) },
  '& [data-slot="sides"]': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', whiteSpace: 'pre-wrap' },
  '& del': { color: v.inkMuted },
  '& ins': { fontWeight: 600, textDecoration: 'none' },
})

/** The changed fields, each with its value before and after. */
export function ChangeList({ changes }: { changes: readonly ChangeText[] }) {
  return (
    <List aria-label={words('changes.caption')}>
      {changes.map(({ key, path, before, after }) => (
        <li key={key}>
          <div data-slot="path">{path}</div>
          <div data-slot="sides">
            <HiddenText>{words('changes.before')}: </HiddenText>
            {before === undefined ? <Muted>{words('changes.wasNot')}</Muted> : <del>{before}</del>}
            <span aria-hidden>→</span>
            <HiddenText>{words('changes.after')}: </HiddenText>
            {after === undefined ? <Muted>{words('changes.isGone')}</Muted> : <ins>{after}</ins>}
          </div>
        </li>
      ))}
    </List>
  )
}
