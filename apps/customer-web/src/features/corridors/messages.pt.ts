import type { Translated } from '@puente/contract'
import type { corridorMessages as spanish } from './messages.es.ts'

export const corridorMessages: Translated<typeof spanish> = {
  title: 'Enviar dinheiro: {country}',
  lead: 'Você paga em pesos chilenos e seu destinatário recebe na conta dele, na moeda dele.',
  description:
    'Envio de dinheiro do Chile, destino {country}: quanto custa, quanto demora, tarifa, taxa de câmbio, limites e dados de que você precisa.',
  failed: 'Não conseguimos carregar os países',
  recipient: {
    title: 'O que pedir a quem recebe',
    text: 'Peça estes dados como estão no banco. Quem recebe não precisa criar uma conta.',
    name: 'Nome completo',
    nameHint: 'Como aparece na conta do banco.',
    optional: '{label} (opcional)',
    asInBank: 'Como está no banco.',
    address: 'O endereço onde mora quem recebe.',
    fromList: 'Você escolhe em uma lista.',
  },
  arrival: {
    title: 'Como e quando chega',
    estimate: 'Se você pagar agora, chegada estimada: {when}.',
    now: 'A chegada estimada está acima, ao lado do preço.',
    honest:
      'É uma estimativa: o banco de destino faz o crédito. Depois de pagar, você vê cada etapa com o horário.',
    rails: {
      'us-ach':
        'Pagamos pela rede ACH, a transferência bancária local dos Estados Unidos. Funciona em dias úteis.',
      'mx-spei': 'Pagamos por SPEI, a transferência bancária local do México. Funciona todos os dias.',
      'eu-sepa':
        'Pagamos por SEPA, a rede de transferências em euros. Funciona nos dias úteis dela, e a conta pode ser de qualquer país da zona.',
      'pe-cce':
        'Pagamos pela Cámara de Compensación Electrónica (CCE), a rede que une os bancos do Peru. Funciona em dias úteis, e a conta tem que ser em soles.',
      'co-ach':
        'Pagamos pela rede ACH da Colômbia, em contas-poupança, contas-correntes, Nequi ou Daviplata. Funciona em dias úteis e paga em pesos sem decimais.',
      other: 'Pagamos pela rede bancária local do país de destino.',
    },
  },
  limits: {
    title: 'Quanto você pode enviar',
    least: 'A partir de {minimum} por envio para este país.',
    level: 'O máximo depende do seu nível.',
    seeAll: 'Ver limites por nível',
  },
  costs: {
    title: 'Quanto custa agora',
    caption: 'Custo de três envios com o preço de agora',
    send: 'Você envia',
    fee: 'Tarifa',
    spread: 'Diferença com o mercado',
    receive: 'Recebe',
    total: 'Custo total',
    asOf: 'Com a taxa de câmbio de mercado de {source}, de {date} às {time}. A tarifa inclui IVA.',
    failed: 'Não conseguimos carregar os preços',
    rates: 'Ver como a taxa de câmbio mudou',
  },
  questions: {
    title: 'Perguntas sobre este destino',
    full: {
      question: 'O valor que eu vejo chega completo?',
      answer:
        'Sim. Pagamos pela rede local e o valor que você vê é o que creditamos. O banco do seu destinatário pode cobrar dele para receber.',
    },
    change: {
      question: 'O preço pode mudar depois de confirmar?',
      answer:
        'Não, se você pagar dentro do prazo. O preço fica fixo quando você confirma e o prazo aparece ao lado dos dados para pagar.',
    },
    rejected: {
      question: 'E se o banco de destino rejeitar o pagamento?',
      answer:
        'Avisamos e você pode corrigir os dados. Se não corrigir em 5 dias úteis, devolvemos tudo o que você pagou, com a tarifa e o IVA.',
    },
    cancel: {
      question: 'Posso cancelar?',
      answer:
        'Sim, sem custo, até começarmos a converter seu dinheiro. Depois podemos pedir ao banco de destino que o devolva, e dizemos o prazo.',
    },
  },
  others: 'Outros destinos',
}
