import type { FieldForm } from './field-form.ts'
import type { fieldForms as spanish } from './messages-forms.es.ts'

export const fieldForms = {
  rut: { what: 'o RUT', example: '12.345.678-5' },
  companyRut: { what: 'o RUT da empresa', example: '76.123.456-0' },
  email: { what: 'o e-mail', example: 'nome@correo.cl' },
  phone: { what: 'o telefone', example: '9 1234 5678' },
  birthDate: { what: 'a data de nascimento', example: '17/05/1990' },
  documentNumber: { what: 'o número do documento', example: '123.456.789' },
  password: { what: 'a senha', unit: 'signs', least: 12, most: 200 },
  givenNames: { what: 'o nome', example: 'María José' },
  surnames: { what: 'o sobrenome', example: 'Fernández Soto' },
  personName: { what: 'o nome completo', example: 'María José Fernández Soto' },
  legalName: { what: 'a razão social', example: 'Comercial Los Robles SpA' },
  street: { what: 'a rua', example: 'Avenida Providencia' },
  chileanAccount: { what: 'o número da conta', unit: 'digits', least: 4, most: 25, example: '12345678' },
} as const satisfies Readonly<Record<keyof typeof spanish, FieldForm>>
