import { Column, PageHeading } from '@puente/ui'
import { IssuedStatements } from './issued-statements.tsx'
import { NewStatement } from './new-statement.tsx'
import { words } from './words.ts'

/** The customer's papers of a period: one more, and those that were given out. */
export function StatementsScreen() {
  return (
    <Column>
      <PageHeading title={words('title')} lead={words('lead')} />
      <NewStatement />
      <IssuedStatements />
    </Column>
  )
}
