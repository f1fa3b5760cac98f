import type { FieldForm } from './field-form.ts'
import type { fieldForms as spanish } from './messages-forms.es.ts'

/** The fields that customers fill in: their names within a sentence, in Haitian Creole. */
export const fieldForms: Readonly<Record<keyof typeof spanish, FieldForm>> = {
  rut: { what: 'RUT la', example: '12.345.678-5' },
  companyRut: { what: 'RUT konpayi an', example: '76.123.456-0' },
  email: { what: 'imèl la', example: 'nombre@correo.cl' },
  phone: { what: 'telefòn nan', example: '9 1234 5678' },
  birthDate: { what: 'dat nesans lan', example: '17/05/1990' },
  documentNumber: { what: 'nimewo dokiman an', example: '123.456.789' },
  password: { what: 'modpas la', unit: 'signs', least: 12, most: 200 },
  givenNames: { what: 'prenon yo', example: 'María José' },
  surnames: { what: 'non fanmi yo', example: 'Fernández Soto' },
  personName: { what: 'non konplè a', example: 'María José Fernández Soto' },
  legalName: { what: 'non legal la', example: 'Comercial Los Robles SpA' },
  street: { what: 'ri a', example: 'Avenida Providencia' },
  chileanAccount: { what: 'nimewo kont lan', unit: 'digits', least: 4, most: 25, example: '12345678' },
}
