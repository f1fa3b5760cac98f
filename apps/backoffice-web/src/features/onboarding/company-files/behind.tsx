import type { StaffCompanyFile } from '@puente/contract/staff'
import { Section } from '@puente/ui'
import { CompanyOwners } from '@puente/web'
import { OwnershipTable } from './ownership-table.tsx'
import { PeopleTable } from './people-table.tsx'
import { words } from './words.ts'

/** The people and companies behind a company, as declared. */
export function Behind({ file: { file, ownership } }: { file: StaffCompanyFile }) {
  const { representatives = [], owners = [], exposed = [] } = file
  return (
    <>
      <Section id="owners" title={words('behind.title')}>
        <CompanyOwners file={file} ownership={ownership} />
        <OwnershipTable ownership={ownership} />
      </Section>
      <Section id="people" title={words('people.owners')}>
        <PeopleTable people={owners} exposed={exposed} />
      </Section>
      <Section title={words('people.representatives')}>
        <PeopleTable people={representatives} exposed={exposed} />
      </Section>
    </>
  )
}
