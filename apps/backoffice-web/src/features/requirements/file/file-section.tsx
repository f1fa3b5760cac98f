import { SkeletonLines } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { DocumentsCard } from './documents-card.tsx'
import { FundsCard } from './funds-card.tsx'
import { IdentityCard } from './identity-card.tsx'
import { OwnersCard } from './owners-card.tsx'
import { CompanyDocumentsCard } from './papers-card.tsx'
import { customerFileQuery } from './queries.ts'

/**
 * The customer file: everything that the customer provided or still has to provide. One request loads it,
 * with its own loading and error states.
 */
export function FileSection({ customerId }: { customerId: string }) {
  const query = useQuery(customerFileQuery(customerId))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={10} />}>
      {(file) => (
        <>
          {file.customer.kind === 'person' ? <IdentityCard file={file} /> : null}
          {file.papers === undefined ? null : (
            <>
              <CompanyDocumentsCard papers={file.papers} documents={file.documents} />
              <OwnersCard comparison={file.papers.comparison} />
            </>
          )}
          <DocumentsCard file={file} />
          <FundsCard file={file} />
        </>
      )}
    </Loaded>
  )
}
