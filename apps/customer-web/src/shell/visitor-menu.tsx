import { styled } from '@mui/material/styles'
import { from, v } from '@puente/ui'
import { VisitorLinks } from './navigation.tsx'
import { words } from './words.ts'

const panelId = 'menu'

const Opener = styled('button')({
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: v.ink,
  font: 'inherit',
  [from.md]: { display: 'none' },
})

const Panel = styled('nav')({
  inset: '60px 16px auto auto',
  padding: 8,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  background: v.surface,
})

/** Where a visitor can go, on phones, where the bar has no room for it; the browser opens and closes it. */
export const VisitorMenu = () => (
  <>
    <Opener type="button" popoverTarget={panelId}>
      {words('nav.menu')}
    </Opener>
    <Panel
      id={panelId}
      popover="auto"
      aria-label={words('nav.menu')}
      onClick={({ currentTarget }) => currentTarget.hidePopover()}
    >
      <VisitorLinks />
    </Panel>
  </>
)
