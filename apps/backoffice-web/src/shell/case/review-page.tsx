import Box from '@mui/material/Box'
import { PageHeading } from '@puente/ui'
import { useState, type ReactNode } from 'react'
import { AuditLink } from '../navigation/audit-link.tsx'
import { CaseNotes, CaseTeam } from '../case-team/case-team.tsx'
import { BarPlace } from './decision-bar.tsx'
import { DecisionPanel } from '../decision/decision-panel.tsx'

interface ReviewPageProps {
  /** What waits for staff, and whether it still does. */
  team: { readonly id: string; readonly isOpen: boolean }
  /** The question that the case asks, or its outcome. */
  title: string
  documentTitle: string
  /** The kind of the case, with its state. */
  eyebrow: ReactNode
  /** The link back to the list. */
  back: ReactNode
  /** The files: on the left, with a scroll of their own. */
  files: ReactNode
  /** What is compared, the answers, and the forms of the decision: on the right, the decision last. */
  children: ReactNode
  /** Further details. */
  below?: ReactNode
}

/** The review of a case with files: the file left, what is compared right, and the decision bar at the bottom. */
export function ReviewPage({
  team,
  title,
  documentTitle,
  eyebrow,
  back,
  files,
  children,
  below,
}: ReviewPageProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <BarPlace.Provider value={place}>
      <Box sx={oneColumn}>
        <PageHeading
          title={title}
          documentTitle={documentTitle}
          back={back}
          eyebrow={
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              {eyebrow}
              <AuditLink id={team.id} />
            </Box>
          }
        />
        {team.isOpen ? <CaseTeam id={team.id} /> : null}
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={twoColumns}>
            <Box sx={left}>{files}</Box>
            <Box sx={oneColumn}>{children}</Box>
          </Box>
        </Box>
        <DecisionPanel key={team.id} id={team.id} />
        {below}
        {team.isOpen ? null : <CaseNotes id={team.id} />}
        <Box ref={setPlace} sx={atBottom} />
      </Box>
    </BarPlace.Provider>
  )
}

/** Beside the list there is room for two columns only in a wide window. */
const wide = '@container (min-width:900px)'

const oneColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 6,
} as const

const twoColumns = {
  ...oneColumn,
  [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
}

const left = {
  ...oneColumn,
  minWidth: 0,
  // The heights of the decision bar and of the gaps around.
  [wide]: { position: 'sticky', top: 16, maxHeight: 'calc(100dvh - 96px)', overflowY: 'auto' },
} as const

const atBottom = {
  position: 'sticky',
  zIndex: 6,
  bottom: 0,
  marginInline: { xs: '-16px', md: '-32px' },
  '&:empty': { display: 'none' },
} as const
