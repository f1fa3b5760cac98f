import type { Translated } from '@puente/contract'
import type { newCompanyMessages as spanish } from './messages-company.es.ts'

export const newCompanyMessages: Translated<typeof spanish> = {
  title: 'Ki konpayi li ye?',
  lead: 'W ap administre kont li: ou ranpli dosye li, ou envite lòt moun epi ou chwazi sa chak moun ka fè.',
  rut: 'RUT konpayi an',
  rutHint: 'Pa egzanp, 76.123.456-0.',
  legalName: 'Non legal',
  legalNameHint: 'Jan li parèt nan Servicio de Impuestos Internos (SII).',
  legalNameMissing: 'Ekri non legal la. Pa egzanp, Comercial Los Robles SpA.',
  submit: 'Kreye kont konpayi an',
  after: 'Apre sa ou ranpli dosye konpayi an. Pandan n ap verifye l, ou ka wè pri yo.',
}
