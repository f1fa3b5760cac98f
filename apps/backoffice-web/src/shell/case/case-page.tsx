import Box from '@mui/material/Box'
import { PageHeading } from '@puente/ui'
import type { ReactNode } from 'react'
import { AuditLink } from '../navigation/audit-link.tsx'
import { CaseNotes, CaseTeam } from '../case-team/case-team.tsx'
import { DecisionPanel } from '../decision/decision-panel.tsx'

interface CasePageProps {
  /**
   * What waits for staff: who works on it is shown below the heading while it waits, and what was written about it at the
   * end of the page afterwards.
   */
  team?: { readonly id: string; readonly isOpen: boolean }
  /** The id of what is decided, where it is not that of the team. */
  decided?: string
  /** The question that the case asks, or its outcome. */
  title: string
  documentTitle: string
  /** The kind of the case, with its state. */
  eyebrow: ReactNode
  /** The link back to the list. */
  back: ReactNode
  /** The facts for the decision. */
  facts: ReactNode
  /** The decision; placed below the facts. */
  decision?: ReactNode
  /** What is read for the decision: right of the facts and the decision where there is room, otherwise between them. */
  beside?: ReactNode
  /** Further details. */
  children?: ReactNode
}

/** One case: its question, its facts, the decision, and once it is decided, who decided it and why. */
export function CasePage(props: CasePageProps) {
  const {
    team,
    decided = team?.id,
    title,
    documentTitle,
    eyebrow,
    back,
    facts,
    decision,
    beside,
    children,
  } = props
  return (
    <Box sx={oneColumn}>
      <PageHeading
        title={title}
        documentTitle={documentTitle}
        back={back}
        eyebrow={
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {eyebrow}
            {decided === undefined ? null : <AuditLink id={decided} />}
          </Box>
        }
      />
      {team?.isOpen === true ? <CaseTeam id={team.id} /> : null}
      {beside === undefined ? (
        <>
          {facts}
          {decision}
        </>
      ) : (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={twoColumns}>
            <Box sx={{ ...oneColumn, gridArea: 'facts' }}>{facts}</Box>
            <Box sx={{ ...oneColumn, gridArea: 'beside', [wide]: { position: 'sticky', top: 24 } }}>
              {beside}
            </Box>
            <Box sx={{ ...oneColumn, gridArea: 'decision' }}>{decision}</Box>
          </Box>
        </Box>
      )}
      {decided === undefined ? null : <DecisionPanel key={decided} id={decided} />}
      {children}
      {team?.isOpen === false ? <CaseNotes id={team.id} /> : null}
    </Box>
  )
}

/** Beside the list there is room for two columns only in a wide window. */
const wide = '@container (min-width:1000px)'

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 6 }

const twoColumns = {
  ...oneColumn,
  gridTemplateAreas: '"facts" "beside" "decision"',
  [wide]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"facts beside" "decision beside"',
    alignItems: 'start',
  },
}
