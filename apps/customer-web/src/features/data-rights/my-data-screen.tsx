import { BackLink, Column, PageHeading } from '@puente/ui'
import { paths } from '../../paths.ts'
import { words as profileWords } from '../profile/words.ts'
import { RequestsList } from './requests-list.tsx'
import { words } from './words.ts'

/** What we hold about the user, and their requests about it. */
export function MyDataScreen() {
  return (
    <Column>
      <PageHeading
        title={words('title')}
        lead={words('lead')}
        back={<BackLink href={paths.profile()}>{profileWords('title')}</BackLink>}
      />
      <RequestsList />
    </Column>
  )
}
