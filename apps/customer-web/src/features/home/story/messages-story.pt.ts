import type { Translated } from '@puente/contract'
import type { storyMessages as spanish } from './messages-story.es.ts'

export const storyMessages: Translated<typeof spanish> = {
  countries: 'Veja quanto custa enviar para:',
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
  kind: {
    label: 'Para quem é o envio',
    person: 'Pessoas',
    company: 'Empresas',
    title: 'Uma conta para sua empresa',
    text: 'Pague fornecedores no exterior. Várias pessoas preparam os envios e os assinam segundo os poderes da empresa. Primeiro você abre sua conta e depois adiciona a empresa.',
    open: 'Abrir uma conta de empresa',
    prices: 'Ver preços para empresas',
  },
  costs: {
    title: 'Quanto custa em outros lugares',
    lead: 'Custo total de {what}: tarifas e diferença com a taxa de câmbio de mercado.',
    of: 'enviar {amount} ({country})',
    choose: 'Envio que você compara',
    now: 'Com o preço de agora',
    pending: 'Calculando…',
    unavailable: 'Indisponível agora',
    product: '{product}, publicado em {date}',
    table: 'Ver os números e suas fontes',
    caption: 'Custo que outros publicam: {what}',
    provider: 'Empresa',
    service: 'Serviço',
    total: 'Custo total',
    source: 'Fonte e data',
    method:
      'Os números são os que cada empresa publica. O custo é a tarifa mais a diferença em relação à taxa de câmbio de mercado sobre o que é convertido. O banco de destino pode cobrar por receber.',
  },
  times: {
    title: 'Quanto demora',
    half: 'Metade chega em menos de {time}.',
    most: 'Nove em cada dez, em menos de {time}.',
    source: 'Desde que recebemos o pagamento, nos envios dos últimos 90 dias.',
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
