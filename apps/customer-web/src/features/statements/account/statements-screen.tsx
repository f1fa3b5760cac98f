import { Column, PageHeading } from '@puente/ui'
import { IssuedStatements } from './issued-statements.tsx'
import { NewStatement } from './new-statement.tsx'
import { words } from './words.ts'

/** Statements of account: a form for a new one, and those issued. */
export function StatementsScreen() {
  return (
    <Column>
      <PageHeading title={words('title')} lead={words('lead')} />
      <NewStatement />
      <IssuedStatements />
    </Column>
  )
}
