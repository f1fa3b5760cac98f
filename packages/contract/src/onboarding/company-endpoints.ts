import { endpoint } from '../endpoint.ts'
import { companyDraft, companyFileView } from './company-shapes.ts'

export const getCompanyFile = endpoint({
  name: 'getCompanyFile',
  summary: 'The application of the acting company: given facts, missing facts and state.',
  method: 'GET',
  path: '/api/company-file',
  who: 'customer',
  power: 'read',
  reply: companyFileView,
  refusals: ['not-found'],
})

export const saveCompanyFile = endpoint({
  name: 'saveCompanyFile',
  summary: 'Stores parts of the company’s application as a draft; faults are reported by field.',
  method: 'PATCH',
  path: '/api/company-file',
  who: 'customer',
  power: 'administer',
  body: companyDraft,
  reply: companyFileView,
  refusals: ['not-found', 'fields-wrong', 'application-closed'],
})

export const submitCompanyFile = endpoint({
  name: 'submitCompanyFile',
  summary: 'Submits the company’s application: its people are screened, and staff review it.',
  method: 'POST',
  path: '/api/company-file/submission',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  reply: companyFileView,
  status: 202,
  refusals: ['not-found', 'application-incomplete', 'application-closed'],
})
