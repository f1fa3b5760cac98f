import type { Translated } from '@puente/contract'
import type { footerMessages as spanish } from './messages-footer.es.ts'

export const footerMessages: Translated<typeof spanish> = {
  demo: '{brand} is a demonstration operator here: it is not a company and moves no real money.',
  legalRut: 'RUT {rut}',
  appearance: {
    label: 'Appearance',
    system: 'Same as the system',
    light: 'Light',
    dark: 'Dark',
  },
}
