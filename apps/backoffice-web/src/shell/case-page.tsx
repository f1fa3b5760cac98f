import Box from '@mui/material/Box'
import { PageHeading } from '@puente/ui'
import type { ReactNode } from 'react'

interface CasePageProps {
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
  /** Further details. */
  children?: ReactNode
}

/** One case: its question, its facts, and the decision. */
export function CasePage({ title, documentTitle, eyebrow, back, facts, decision, children }: CasePageProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      <PageHeading
        title={title}
        documentTitle={documentTitle}
        back={back}
        eyebrow={
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {eyebrow}
          </Box>
        }
      />
      {facts}
      {decision}
      {children}
    </Box>
  )
}
