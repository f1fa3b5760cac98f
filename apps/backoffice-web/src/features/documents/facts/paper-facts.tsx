import type { DocumentKind } from '@puente/contract'
import { ConstitutionDeedFacts } from './constitution-deed-facts.tsx'
import type { FactsProps } from './fact-fields.ts'
import { PowersFacts } from './powers-facts.tsx'
import { ShareholdersFacts } from './shareholders-facts.tsx'
import { ValidityCertificateFacts } from './validity-certificate-facts.tsx'

/** The fields for a company document of this kind; empty for a kind without fields. */
export function CompanyDocumentFactFields({ kind, ...props }: FactsProps & { readonly kind: DocumentKind }) {
  switch (kind) {
    case 'constitution-deed':
      return <ConstitutionDeedFacts {...props} />
    case 'powers':
      return <PowersFacts {...props} />
    case 'validity-certificate':
      return <ValidityCertificateFacts {...props} />
    case 'shareholders':
      return <ShareholdersFacts {...props} />
    default:
      return null
  }
}
