import type { Translated } from '@puente/contract'
import type { diligenceMessages as spanish } from './messages.es.ts'

export const diligenceMessages: Translated<typeof spanish> = {
  title: { person: 'Mostre de onde vem o dinheiro', company: 'Mostre de onde vem o dinheiro' },
  lead: 'A lei exige isso acima de certo valor. Você pode continuar enviando valores menores.',
  windows: { day: '24 horas', month: '30 dias', year: '12 meses' },
  amounts: {
    title: 'Seus valores',
    reached: 'Com o envio que você pediu, em {window}',
    threshold: 'Sem comprovação você pode enviar, em {window}',
    used: 'Você enviou em {window}',
    evidence: 'Com sua comprovação você pode enviar até',
    until: '{amount}, até {when}',
  },
  accepted: {
    title: 'O que você pode mostrar',
    lead: 'Basta um documento, se cobrir o valor.',
    kinds: {
      payslips: 'Seus três últimos holerites (liquidaciones de sueldo)',
      pension: 'O comprovante da sua aposentadoria ou pensão',
      'tax-return': 'Sua última declaração de imposto de renda (formulário 22)',
      'sale-deed': 'A escritura ou o contrato de algo que você vendeu',
      'loan-contract': 'O contrato de um empréstimo de um banco ou cooperativa',
      'savings-statement': 'O extrato da sua poupança dos últimos seis meses',
      balance: 'O último balanço e demonstração de resultados',
      'tax-folder': 'A pasta tributária (carpeta tributaria) para pedir crédito',
      'vat-returns': 'Os formulários 29 dos últimos seis meses',
      invoices: 'Faturas ou contratos que explicam estes pagamentos',
    },
  },
  next: {
    title: 'O que acontece depois',
    text: 'Uma pessoa da nossa equipe analisa; ao enviar, você vê o prazo. Quando aceitarmos, você pode fazer o envio; antes não cobramos nada.',
  },
  refused: {
    title: 'Falta comprovação',
    because: {
      illegible: 'Não dá para ler bem. Envie uma cópia mais nítida.',
      incomplete: 'Está incompleto. Envie todas as páginas.',
      'not-theirs': 'Está em nome de outra pessoa. Envie um no seu nome ou no da empresa.',
      'too-old': 'É muito antigo. Envie um dos últimos seis meses.',
      'covers-less': 'Não cobre o valor que você quer enviar. Adicione outro documento.',
      unrelated: 'Não mostra de onde vem este dinheiro. Escolha outro da lista.',
    },
  },
  waiting: {
    title: 'Estamos analisando o que você enviou',
    text: 'Respondemos até {when}. Enquanto isso, você pode enviar valores menores.',
  },
  notMine: 'Quem entrega é quem pode assinar pela empresa. Você pode ver aqui e enviar valores menores.',
  smaller: 'Enviar um valor menor',
  write: 'Enviar por mensagem',
  failed: 'Não conseguimos carregar seus valores',
}
