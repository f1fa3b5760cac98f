import { BackLink, Column, PageHeading, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { words as profileWords } from '../profile/words.ts'
import { DataFiles } from './data-files.tsx'
import { Consents, HeldData } from './held-data.tsx'
import { myDataQuery } from './my-data-queries.ts'
import { RequestsList } from './requests-list.tsx'
import { words } from './words.ts'

/** What we hold about the user, its files, their consents, and their requests about it. */
export function MyDataScreen() {
  const query = useQuery(myDataQuery)
  return (
    <Column width="reading">
      <PageHeading
        title={words('title')}
        lead={words('lead')}
        back={<BackLink href={paths.profile()}>{profileWords('title')}</BackLink>}
      />
      <Loaded query={query} failed={words('held.failed')} skeleton={<SkeletonLines lines={8} />}>
        {(data) => <HeldData data={data} />}
      </Loaded>
      <DataFiles />
      <RequestsList />
      {query.data === undefined ? null : <Consents data={query.data} />}
    </Column>
  )
}
