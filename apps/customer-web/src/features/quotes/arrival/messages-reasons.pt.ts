import type { Translated } from '@puente/contract'
import type { reasonMessages as spanish } from './messages-reasons.es.ts'

export const reasonMessages: Translated<typeof spanish> = {
  announce: 'Você envia {send}. Seu destinatário recebe {receive}. Custo total {cost}.',
  reasons: {
    'rail-hours': 'O banco de destino credita no seu horário de atendimento.',
    'cut-off': 'Pelo horário, o banco processa o envio no próximo dia útil.',
    weekend: 'Há um fim de semana nesse período e os bancos não processam pagamentos.',
    'holiday-here': 'Há um feriado no Chile nesse período.',
    'holiday-there': 'Há um feriado no país de destino nesse período.',
  },
  fast: 'Não há feriados nem fins de semana nesse período: chega no horário normal do banco de destino.',
}
