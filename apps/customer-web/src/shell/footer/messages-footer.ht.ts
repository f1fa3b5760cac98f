import type { Translated } from '@puente/contract'
import type { footerMessages as spanish } from './messages-footer.es.ts'

export const footerMessages: Translated<typeof spanish> = {
  demo: 'Demonstrasyon: {brand} pa yon konpayi epi li pa deplase lajan reyèl.',
  legalRut: 'RUT {rut}',
  appearance: {
    label: 'Aparans',
    system: 'Menm ak sistèm nan',
    light: 'Klè',
    dark: 'Fonse',
  },
}
