import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { companyOwnersDraft } from '../onboarding/company-shapes.ts'
import { companyPapersView, ownersComparison } from './company-shapes.ts'

export type { CompanyPapersView, OwnersComparison } from './company-shapes.ts'

export const getCompanyPapers = endpoint({
  name: 'getCompanyPapers',
  summary: 'The papers that the company one acts for has to show, and where each stands.',
  method: 'GET',
  path: '/api/company-papers',
  who: 'customer',
  power: 'read',
  reply: companyPapersView,
  refusals: ['not-found'],
})

export const compareCompanyOwners = endpoint({
  name: 'compareCompanyOwners',
  summary: 'The owners that the company declared beside those that its papers name.',
  method: 'GET',
  path: '/api/company-owners',
  who: 'customer',
  power: 'read',
  reply: ownersComparison,
  refusals: ['not-found'],
})

export const correctCompanyOwners = endpoint({
  name: 'correctCompanyOwners',
  summary: 'Declares the owners anew: they are compared at once, and an approved file is looked at again.',
  method: 'PUT',
  path: '/api/company-owners',
  who: 'customer',
  power: 'administer',
  body: z.strictObject({ owners: companyOwnersDraft }),
  reply: ownersComparison,
  refusals: ['not-found', 'fields-wrong'],
})
