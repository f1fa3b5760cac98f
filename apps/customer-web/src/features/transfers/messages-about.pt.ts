import type { Translated } from '@puente/contract'
import type { aboutMessages as spanish } from './messages-about.es.ts'

export const aboutMessages: Translated<typeof spanish> = {
  what: {
    ordered: 'Fixamos o preço e o prazo de pagamento. Ainda não é feita nenhuma cobrança.',
    'payment-received': 'Seu banco nos transfere os pesos e os associamos a este envio pela referência dele.',
    checking:
      'Verificamos alguns envios antes de continuar. Enquanto isso, seu dinheiro fica na sua conta de envios.',
    'on-hold': 'O envio aguarda uma resposta ou um documento seu. Enquanto isso, seu dinheiro está seguro.',
    converted:
      'Trocamos seus pesos por {currency} na taxa de câmbio que você fixou, mesmo que o mercado tenha mudado.',
    'sent-to-bank': 'Enviamos o dinheiro ao banco de destino, que o credita na conta.',
    delivered: 'O banco de destino credita o dinheiro na conta com final {ending}.',
    returned: 'O banco de destino não conseguiu creditar o dinheiro e o devolveu.',
    'needs-correction': 'Falta corrigir um dado de {name} para enviar o dinheiro outra vez.',
    refunding: 'Enviamos o dinheiro de volta para a conta de onde você pagou.',
    refunded: 'O dinheiro voltou para a conta de onde você pagou.',
    expired: 'O pagamento não chegou dentro do prazo e o preço não vale mais.',
    cancelled: 'O envio terminou antes de o dinheiro sair do Chile.',
    stopped: 'Não podemos fazer este envio.',
  },
  action: {
    ordered: 'Você pode cancelar sem custo antes de convertermos o dinheiro.',
    'payment-received': 'Pague de uma conta em seu nome e no valor exato.',
    checking: 'Você não precisa fazer nada. Se precisarmos de algo, avisamos por e-mail.',
    'on-hold': 'Responda ao que pedimos nesta etapa.',
    converted: 'Você não precisa fazer nada. A partir daqui o envio não pode mais ser cancelado.',
    'sent-to-bank': 'Você não precisa fazer nada. Se os dados estão errados, escreva para nós mais abaixo.',
    delivered: 'Peça a {name} que confira os lançamentos. Se não aparecer, escreva para nós mais abaixo.',
    returned: 'Confira os dados com {name}. Mostramos aqui as opções.',
    'needs-correction': 'Corrija os dados ou peça a devolução do dinheiro.',
    refunding: 'Você não precisa fazer nada, a menos que peçamos outra conta.',
    refunded: 'Confira os lançamentos da sua conta.',
    expired: 'Faça um novo envio com o preço de hoje.',
    cancelled: 'Faça um novo envio quando quiser.',
    stopped: 'Se tem perguntas, escreva para nós mais abaixo.',
  },
  usual:
    'Metade dos envios para este destino leva menos de {half} desde o pagamento, e nove em cada dez menos de {most}.',
}
