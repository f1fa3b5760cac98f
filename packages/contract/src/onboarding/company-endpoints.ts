import { endpoint } from '../endpoint.ts'
import { companyDraft, companyFileView } from './company-shapes.ts'

export const getCompanyFile = endpoint({
  name: 'getCompanyFile',
  summary: 'The file of the company one acts for: what is given, what is missing, and where it stands.',
  method: 'GET',
  path: '/api/company-file',
  who: 'customer',
  power: 'read',
  reply: companyFileView,
  refusals: ['not-found'],
})

export const saveCompanyFile = endpoint({
  name: 'saveCompanyFile',
  summary: 'Keeps parts of the company’s file as a draft; every fault stands at its field.',
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
  summary: 'Hands the whole file in: its people are compared with the lists, and staff look at it.',
  method: 'POST',
  path: '/api/company-file/submission',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  reply: companyFileView,
  status: 202,
  refusals: ['not-found', 'application-incomplete', 'application-closed'],
})
