import type { Translated } from '@puente/contract'
import type { newCompanyMessages as spanish } from './messages-company.es.ts'

export const newCompanyMessages: Translated<typeof spanish> = {
  title: 'Qual é a empresa?',
  lead: 'Você vai administrar a conta dela: completa o cadastro, convida outras pessoas e escolhe o que cada uma pode fazer.',
  rut: 'RUT da empresa',
  rutHint: 'Por exemplo, 76.123.456-0.',
  legalName: 'Razão social',
  legalNameHint: 'Como aparece no Servicio de Impuestos Internos (SII).',
  legalNameMissing: 'Escreva a razão social. Por exemplo, Comercial Los Robles SpA.',
  submit: 'Criar a conta da empresa',
  after: 'Depois você completa o cadastro da empresa. Enquanto o analisamos, você pode simular.',
}
