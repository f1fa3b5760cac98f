import type { Frame } from './letter.ts'

/** The sender of mails in tests. */
export const frame: Frame = {
  brandName: 'Puente',
  web: { appUrl: 'https://puente.example' },
  backofficeUrl: 'https://office.example',
  publicUrl: 'https://puente.example',
  operator: { legalName: 'Operadora SpA', rut: '76.543.210-3', address: 'Avenida Uno 1, Santiago' },
}
