import type { Translated } from '@puente/contract'
import type { footerMessages as spanish } from './messages-footer.es.ts'

export const footerMessages: Translated<typeof spanish> = {
  demo: 'Demonstração: {brand} não é uma empresa e não movimenta dinheiro real.',
  legalRut: 'RUT {rut}',
  appearance: {
    label: 'Aparência',
    system: 'Igual ao sistema',
    light: 'Claro',
    dark: 'Escuro',
  },
}
