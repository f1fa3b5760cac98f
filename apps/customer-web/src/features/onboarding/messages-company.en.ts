import type { Translated } from '@puente/contract'
import type { newCompanyMessages as spanish } from './messages-company.es.ts'

export const newCompanyMessages: Translated<typeof spanish> = {
  title: 'Which company is it?',
  lead: 'You will manage its account: you complete its company file, invite other people and choose what each one can do.',
  rut: 'Company RUT (Chilean tax number)',
  rutHint: 'For example, 76.123.456-0.',
  legalName: 'Legal name (razón social)',
  legalNameHint: 'As it appears at the Servicio de Impuestos Internos (tax service).',
  legalNameMissing: 'Enter the legal name. For example, Comercial Los Robles SpA.',
  submit: 'Create the company’s account',
  after: 'Then you complete the company file. While we check it you can see prices.',
}
