import { z } from 'zod/mini'
import { customerSession } from '../access/endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../shapes.ts'
import { announcedPersonDocument, companyDraft, companyFileView } from './company-shapes.ts'

export const openCompany = endpoint({
  name: 'openCompany',
  summary:
    'Opens the account of a company for the signed-in user, who becomes its administrator and acts for it. The response is the same for a known RUT; a repetition opens no second account.',
  method: 'POST',
  path: '/api/companies',
  who: 'customer',
  power: 'own',
  body: z.strictObject({ rut: text(20), legalName: text(200) }),
  reply: customerSession,
  status: 201,
  refusals: ['fields-wrong', 'too-many-companies'],
})

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

export const listCompanyActivities = endpoint({
  name: 'listCompanyActivities',
  summary: 'The activities of the tax service that a company may choose.',
  method: 'GET',
  path: '/api/company-activities',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({ items: z.array(z.strictObject({ code: text(6), name: text(200) })) }),
  refusals: [],
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

export const announceCompanyPerson = endpoint({
  name: 'announceCompanyPerson',
  summary:
    'Announces which identity document of a representative or beneficial owner is sent; an expired one is refused.',
  method: 'PUT',
  path: '/api/company-file/people/:ref',
  who: 'customer',
  power: 'administer',
  params: z.strictObject({
    /** The reference of the person in the company's file. */
    ref: text(64),
  }),
  body: announcedPersonDocument,
  reply: companyFileView,
  refusals: ['not-found', 'fields-wrong'],
})
