import { styled } from '@mui/material/styles'
import { below, Button, HelpIcon, HiddenText, rem, v } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orNothing } from '../../../parts/or-nothing.tsx'
import { useSession } from '../../access/session.ts'
import { unreadQuery } from '../../support/threads/use-reading.ts'
import { giveWay } from './give-way.tsx'
import { closeHelp, openHelp, useHelpIsOpen } from './help-open.ts'
import { words } from './words.ts'

/** Loaded when help is first opened. */
const HelpPanel = orNothing(async () => (await import('./help-panel.tsx')).HelpPanel)

const Opener = styled(Button)({
  // The bar has no room for the icon on phones, and beside the destinations on small tablets.
  [below.sm]: { paddingInline: 4, '& svg': { display: 'none' } },
  '@media (min-width: 769px) and (max-width: 899.95px)': { paddingInline: 8, '& svg': { display: 'none' } },
  // There help is opened from the account panel and the footer.
  '@media (max-width: 359.95px), (min-width: 769px) and (max-width: 829.95px)': { display: 'none' },
})

const Count = styled('span')({
  minWidth: 20,
  marginLeft: 6,
  padding: '0 6px',
  borderRadius: 10,
  backgroundColor: v.accent,
  color: v.onAccent,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
})

/** The panel, once help was opened. It keeps what was typed while it is closed. */
export function HelpHost() {
  const isOpen = useHelpIsOpen()
  const session = useSession()
  const [wasWanted, setWasWanted] = useState(isOpen)
  if (isOpen && !wasWanted) setWasWanted(true)
  // What was typed for one customer is not shown to another.
  if (!wasWanted) return null
  return (
    <>
      {isOpen ? giveWay : null}
      <HelpPanel key={session?.actingAs.id ?? ''} isOpen={isOpen} />
    </>
  )
}

/** Opens and closes help beside the screen; shows how many answers were not read. For signed-in users. */
export function HelpButton() {
  const isOpen = useHelpIsOpen()
  const unread = useQuery(unreadQuery).data?.count ?? 0
  return (
    <>
      <Opener
        kind="text"
        aria-expanded={isOpen}
        start={<HelpIcon aria-hidden />}
        onPress={isOpen ? closeHelp : openHelp}
      >
        {words('open')}
        {unread === 0 ? null : (
          <>
            <Count aria-hidden>{unread}</Count>
            <HiddenText>{words('unread', { count: unread })}</HiddenText>
          </>
        )}
      </Opener>
      <HelpHost />
    </>
  )
}
