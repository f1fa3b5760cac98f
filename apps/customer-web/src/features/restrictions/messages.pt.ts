import type { Translated } from '@puente/contract'
import type { restrictionMessages as spanish } from './messages.es.ts'

export const restrictionMessages: Translated<typeof spanish> = {
  title: 'Por enquanto você não pode fazer novos envios',
  classes: {
    identity: 'Precisamos confirmar que quem usa a conta é você.',
    documents: 'Precisamos analisar documentos da sua conta.',
    payment: 'Precisamos esclarecer um pagamento da sua conta.',
    routine: 'Estamos fazendo uma verificação de rotina da sua conta.',
    'own-request': 'Interrompemos os envios porque você pediu.',
  },
  review: 'Uma pessoa da nossa equipe analisa sua conta de novo até {date}.',
  open: 'Não pague o que está pendente: por enquanto não poderia ser enviado. Em Envios você vê como continua cada envio em andamento. Você pode ver sua conta, cancelar o que não pagou e falar conosco.',
  ends: 'Encerramos sua conta em {date}. A partir de agora você não pode fazer novos envios; os que estão em andamento terminam ou são devolvidos antes. Depois você pode continuar vendo seus comprovantes.',
  endsTitle: 'Sua conta será encerrada em {date}',
  write: 'Falar conosco',
  appeal: 'Reclamar desta decisão',
  closing: {
    title: 'Sua conta está sendo encerrada',
    text: 'Desde {since} você não pode fazer novos envios. Encerramos a conta quando terminar o que está em aberto.',
    see: 'Ver o que falta',
  },
  closed: {
    title: 'Sua conta está encerrada',
    text: 'Foi encerrada em {at}. Guardamos seus dados, envios e comprovantes até {until}.',
    can: 'Até lá você pode entrar para vê-los, receber devoluções e reclamar.',
    transfers: 'Ver meus envios',
    statements: 'Baixar meu extrato',
  },
}
