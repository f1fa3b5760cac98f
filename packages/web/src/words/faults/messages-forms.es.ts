import type { FieldForm } from './field-form.ts'

/** The fields that customers fill in: their names within a sentence, and an example of a right value. */
export const fieldForms = {
  rut: { what: 'el RUT', example: '12.345.678-5' },
  companyRut: { what: 'el RUT de la empresa', example: '76.123.456-0' },
  email: { what: 'el correo', example: 'nombre@correo.cl' },
  phone: { what: 'el teléfono', example: '9 1234 5678' },
  birthDate: { what: 'la fecha de nacimiento', example: '17/05/1990' },
  documentNumber: { what: 'el número de documento', example: '123.456.789' },
  password: { what: 'la contraseña', unit: 'signs', least: 12, most: 200 },
  givenNames: { what: 'los nombres', example: 'María José' },
  surnames: { what: 'los apellidos', example: 'Fernández Soto' },
  personName: { what: 'el nombre completo', example: 'María José Fernández Soto' },
  legalName: { what: 'la razón social', example: 'Comercial Los Robles SpA' },
  street: { what: 'la calle', example: 'Avenida Providencia' },
  chileanAccount: { what: 'el número de cuenta', unit: 'digits', least: 4, most: 25, example: '12345678' },
} as const satisfies Readonly<Record<string, FieldForm>>
