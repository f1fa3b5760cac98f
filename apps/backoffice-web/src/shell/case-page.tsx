import Box from '@mui/material/Box'
import { PageHeading } from '@puente/ui'
import type { ReactNode } from 'react'

interface CasePageProps {
  /** What is asked about the case, or what became of it. */
  title: string
  documentTitle: string
  /** What it is, in a word, with its state. */
  eyebrow: ReactNode
  /** The way back to the list. */
  back: ReactNode
  /** What one reads before deciding. */
  facts: ReactNode
  /** What is decided; it stands under the facts that it rests on. */
  decision?: ReactNode
  /** What one may want to look at besides. */
  children?: ReactNode
}

/** One case: its question, its facts, and the decision that it waits for. */
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
