import { Column, PageHeading, SkeletonLines } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../shell/loaded.tsx'
import { CausesPart } from './causes-part.tsx'
import { causesQuery, termsQuery } from './queries.ts'
import { TermsPart } from './terms-part.tsx'
import { words } from './words.ts'

/** What the operator publishes about invitations; each part waits and fails by itself. */
export function ReferralProgramScreen() {
  const terms = useQuery(termsQuery)
  const causes = useQuery(causesQuery)
  return (
    <Column width="reading">
      <PageHeading title={words('title')} lead={words('lead')} />
      <Loaded level={2} query={terms} skeleton={<SkeletonLines lines={6} />}>
        {(data) => <TermsPart key={data.version} published={data} />}
      </Loaded>
      <Loaded level={2} query={causes} skeleton={<SkeletonLines lines={8} />}>
        {(data) => <CausesPart key={data.version} published={data} />}
      </Loaded>
    </Column>
  )
}
