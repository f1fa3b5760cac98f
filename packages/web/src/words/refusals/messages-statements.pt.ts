import type { Translated } from '@puente/contract'
import type { statementsMessages as spanish } from './messages-statements.es.ts'

export const statementsMessages: Translated<typeof spanish> = {
  'statement-changed': {
    what: 'Um dos envios deste extrato mudou depois da emissão.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Peça um extrato novo do mesmo período.',
  },
  'too-many-for-pdf': {
    what: 'O período tem {transfers} envios e um PDF tem até {most}.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Baixe em Excel ou CSV, sem esse limite, ou escolha um período mais curto.',
  },
}
