import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { companyOwnersDraft } from '../onboarding/company-shapes.ts'
import { companyDocumentsView, ownersComparison } from './company-shapes.ts'

export type { CompanyDocumentsView, OwnersComparison } from './company-shapes.ts'

export const getCompanyDocuments = endpoint({
  name: 'getCompanyDocuments',
  summary: 'The documents that the acting company must supply, with the state of each.',
  method: 'GET',
  path: '/api/company-papers',
  who: 'customer',
  power: 'read',
  reply: companyDocumentsView,
  refusals: ['not-found'],
})

export const compareCompanyOwners = endpoint({
  name: 'compareCompanyOwners',
  summary: 'The declared owners of the company beside those named in its documents.',
  method: 'GET',
  path: '/api/company-owners',
  who: 'customer',
  power: 'read',
  reply: ownersComparison,
  refusals: ['not-found'],
})

export const correctCompanyOwners = endpoint({
  name: 'correctCompanyOwners',
  summary:
    'Replaces the declared owners; they are compared at once, and an approved company is reviewed again.',
  method: 'PUT',
  path: '/api/company-owners',
  who: 'customer',
  power: 'administer',
  body: z.strictObject({ owners: companyOwnersDraft }),
  reply: ownersComparison,
  refusals: ['not-found', 'fields-wrong'],
})
