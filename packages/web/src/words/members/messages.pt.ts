import type { Translated } from '@puente/contract'
import type { memberMessages as spanish } from './messages.es.ts'

export const memberMessages: Translated<typeof spanish> = {
  roles: { administrator: 'Administra', operator: 'Opera', reader: 'Só consulta' },
  includes: {
    administrator: 'Pode tudo, também os dados e as pessoas da empresa.',
    operator: 'Simula, salva destinatários, envia, paga e cancela.',
    reader: 'Vê os envios e baixa documentos.',
  },
  title: 'Sua função na empresa não permite isto',
  lacking: 'Sua função na empresa não permite isto.',
  ask: 'Peça a {whoCan}.',
  standing: {
    read: 'Para ver isto, peça a {whoCan}.',
    operate: 'Sua função só permite consultar: para enviar, pagar ou falar conosco, peça a {whoCan}.',
    administer: 'Para mudar os dados ou as pessoas da empresa, peça a {whoCan}.',
  },
  administrator: 'quem administra a empresa',
}
