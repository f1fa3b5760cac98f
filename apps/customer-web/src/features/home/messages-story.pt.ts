import type { Translated } from '@puente/contract'
import type { storyMessages as spanish } from './messages-story.es.ts'

export const storyMessages: Translated<typeof spanish> = {
  how: {
    title: 'Como funciona',
    price: {
      title: 'Veja o preço completo',
      text: 'Você escolhe um valor e vê tarifa, taxa de câmbio e chegada.',
    },
    pay: {
      title: 'Pague pelo seu banco',
      text: 'Com uma transferência em pesos de uma conta em seu nome.',
    },
    arrive: {
      title: 'Chega à conta',
      text: 'Você acompanha cada etapa e avisamos quando o dinheiro for creditado.',
    },
  },
  trust: {
    title: 'Com quem você envia',
    company: {
      title: 'Também para empresas',
      text: 'Pague fornecedores no exterior. Várias pessoas preparam e assinam cada envio, segundo os poderes da empresa.',
      action: 'Abrir uma conta',
    },
    safety: {
      title: 'Seu dinheiro, separado do nosso',
      text: 'O que você paga fica em uma conta bancária diferente da nossa até ser convertido ou devolvido.',
      action: 'Como protegemos você',
    },
    regulation: {
      title: 'Quem nos regula',
      text: 'A UAF (unidade de análise financeira) fiscaliza as empresas de transferência de dinheiro, e o SERNAC (defesa do consumidor) protege você como consumidor.',
      action: 'Ver o que cada autoridade faz',
    },
  },
  questions: {
    title: 'Perguntas',
    text: 'Quanto custa, quando chega, como se paga e quando você pode cancelar: as respostas estão na ajuda.',
    action: 'Ver as respostas',
    rates: 'Ver a taxa de câmbio de hoje',
    contact: 'Fazer uma reclamação',
  },
}
