import { styled } from '@mui/material/styles'
import { isDocumentOwed } from '@puente/contract'
import type { CompanyFileView } from '@puente/contract/customer'
import { ButtonLink, Muted, SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { paths } from '../../../../paths.ts'
import { ContinueOnPhone } from '../../../documents/continue-on-phone.tsx'
import { documentsQuery } from '../../documents/queries.ts'
import { useFileCame } from '../../documents/use-file-came.ts'
import { companyFileQuery } from '../queries.ts'
import { useNext } from '../use-next.ts'
import { words } from '../words.ts'
import { PersonIdentity } from './person-identity.tsx'
import { sectionAfter } from './use-company-file.ts'

const People = styled('div')({ display: 'grid', gap: 32, '& h2, & h3, & p': { margin: '0 0 8px' } })

/** The documents of the persons behind the company, as a part of its file. */
export function IdentitiesSection({ view }: { view: CompanyFileView }) {
  const next = useNext()
  if (view.people.length === 0) return <Muted>{words('company.identities.none')}</Muted>
  const owed = view.people.filter(({ state }) => isDocumentOwed(state))
  return (
    <>
      <PeopleDocuments people={view.people} mine heading="h2" />
      {owed.length === 0 ? null : (
        <p>{words('company.identities.rest', { names: owed.map(({ name }) => name).join(', ') })}</p>
      )}
      <ButtonLink
        {...(owed.length === 0 ? { kind: 'primary' as const } : {})}
        href={paths.companyInfo(sectionAfter(view, 'identities'), next)}
      >
        {words('company.people.next')}
      </ButtonLink>
    </>
  )
}

interface PeopleDocumentsProps {
  people: CompanyFileView['people']
  /** Whether the user may send documents. */
  mine: boolean
  /** The level of the persons' names, below the heading of the page or of a card. */
  heading: 'h2' | 'h3'
}

/** The persons who have to be identified, each with the state and the files of their document. */
export function PeopleDocuments({ people, mine, heading }: PeopleDocumentsProps) {
  const files = useQuery(documentsQuery('company-person-identity'))
  const queryClient = useQueryClient()
  const fileCame = useFileCame()
  const sent = useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: companyFileQuery.queryKey })
    await fileCame()
  }, [queryClient, fileCame])
  return (
    <Loaded query={files} failed={words('company.failed')} skeleton={<SkeletonLines lines={8} />}>
      {({ items }) => (
        <People>
          {mine && people.some(({ needs }) => needs.length > 0) ? <ContinueOnPhone refetch={sent} /> : null}
          {people.map((person) => (
            <PersonIdentity
              key={person.ref}
              person={person}
              files={items}
              mine={mine}
              heading={heading}
              onSent={sent}
            />
          ))}
        </People>
      )}
    </Loaded>
  )
}
