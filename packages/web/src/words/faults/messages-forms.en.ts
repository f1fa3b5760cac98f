import type { Translated } from '@puente/contract'
import type { fieldForms as spanish } from './messages-forms.es.ts'

export const fieldForms: Translated<typeof spanish> = {
  rut: { what: 'the RUT', example: '12.345.678-5' },
  companyRut: { what: 'the company’s RUT', example: '76.123.456-0' },
  email: { what: 'the email', example: 'name@mail.cl' },
  phone: { what: 'the phone number', example: '9 1234 5678' },
  birthDate: { what: 'the date of birth', example: '17/05/1990' },
  documentNumber: { what: 'the document number', example: '123.456.789' },
  password: { what: 'the password', unit: 'signs', least: 12, most: 200 },
  givenNames: { what: 'the given names', example: 'María José' },
  surnames: { what: 'the surnames', example: 'Fernández Soto' },
  personName: { what: 'the full name', example: 'María José Fernández Soto' },
  legalName: { what: 'the legal name', example: 'Comercial Los Robles SpA' },
  street: { what: 'the street', example: 'Avenida Providencia' },
  chileanAccount: { what: 'the account number', unit: 'digits', least: 4, most: 25, example: '12345678' },
}
