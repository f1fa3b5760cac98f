import type { Translated } from '@puente/contract'
import type { homeMessages as spanish } from './messages.es.ts'

export const homeMessages: Translated<typeof spanish> = {
  title: 'Início',
  welcome: {
    title: 'Envie dinheiro ao exterior e veja o preço completo antes de pagar',
    lead: 'Tarifa, taxa de câmbio e data de chegada, antes de pagar.',
    documentTitle: '{brand}: envie dinheiro ao exterior',
    description:
      '{brand}: envie dinheiro ao exterior. Tarifa, taxa de câmbio e data de chegada, antes de pagar.',
    facts: {
      price: 'O preço que você vê é o que paga: fica fixo por 30 minutos.',
      follow: 'Acompanhe seu dinheiro etapa por etapa, com hora estimada de chegada.',
      cancel: 'Você pode cancelar sem custo até começarmos a converter seu dinheiro.',
    },
  },
  start: 'Enviar {amount}',
  startEmpty: 'Enviar dinheiro',
}
