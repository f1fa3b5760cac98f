import type { Translated } from '@puente/contract'
import type { customerMessages as spanish } from './messages-customer.es.ts'

export const customerMessages: Translated<typeof spanish> = {
  title: 'Início',
  hello: 'Olá, {name}',
  helloCompany: 'Envios de {name}',
  last: 'Últimos envios',
  all: 'Ver todos',
  none: 'Aqui você verá seus envios',
  noneText: 'Escolha um país e um valor na calculadora: o preço completo fica à vista antes de pagar.',
  failed: 'Não conseguimos carregar seus envios',
  quoteOnly: 'Você pode ver preços. Para enviar, primeiro confirmamos sua identidade.',
  jointPowers:
    'Você pode ver preços. Segundo os poderes da empresa, faltam pessoas na conta para assinar um envio: adicione-as.',
  progress: {
    title: 'Envio para {name}',
    sends: 'Você envia {amount}',
    see: 'Ver o envio',
    seeOf: 'Ver o envio para {name}',
  },
  people: {
    title: 'Enviar de novo',
    all: 'Ver destinatários',
    repeat: 'Repetir o envio para',
  },
  rate: {
    title: '{currency} em pesos, últimos 30 dias',
    now: 'Hoje: {clp}',
    range: 'Entre {least} e {most} nestes dias. É a taxa de câmbio de mercado, sem nossa tarifa.',
    table: 'Ver cada dia',
    day: 'Dia',
    value: 'Pesos por 1 {currency}',
    failed: 'Não conseguimos carregar a taxa de câmbio destes dias',
    more: 'Ver o último ano e criar um alerta',
    few: 'Ainda não há dias suficientes para mostrar como mudou.',
  },
  limit: {
    title: 'Seu limite',
    day: 'Somando seus envios de 24 horas: você usou {used} de {limit}',
    month: 'Somando seus envios de 30 dias: você usou {used} de {limit}',
    year: 'Somando seus envios de 12 meses: você usou {used} de {limit}',
    free: 'Restam {free}',
    see: 'Ver meus limites',
    failed: 'Não conseguimos carregar seus limites',
  },
}
