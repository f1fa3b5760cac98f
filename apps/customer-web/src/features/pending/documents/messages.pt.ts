import type { Translated } from '@puente/contract'
import type { documentItemMessages as spanish } from './messages.es.ts'

export const documentItemMessages: Translated<typeof spanish> = {
  identity: {
    titles: {
      'id-expired-chilean': 'Sua cédula venceu',
      'id-expired-foreign': 'Sua cédula para estrangeiros venceu',
      'id-expired': 'Seu documento venceu',
      'id-illegible': 'Não dá para ler bem seu documento',
      'id-expiring': 'Seu documento vence em breve',
    },
    leads: {
      'id-expired-chilean':
        'Venceu em {date}. Envie a nova para continuar enviando; seus envios em andamento continuam iguais.',
      'id-expired-foreign':
        'Venceu em {date}. Envie a nova e o comprovante da renovação para continuar enviando.',
      'id-expired': 'Venceu em {date}. Envie um vigente para continuar enviando; pode ser sua cédula.',
      'id-illegible': 'Envie-o inteiro e nítido para continuar enviando.',
      'id-expiring': 'Vence em {date}. Se já tem o novo, envie-o agora para não deixar de enviar.',
    },
    failed: 'Não conseguimos carregar seu documento',
    which: 'Que documento você vai enviar?',
    why: 'A lei nos pede para ver um documento vigente de quem envia.',
    type: 'Documento',
    chooseType: 'Escolha um documento',
    types: {
      'chilean-id': 'Cédula de identidade chilena',
      'foreign-id': 'Cédula para estrangeiros',
      passport: 'Passaporte',
      'other-id': 'Outro documento de identidade',
    },
    nationality: 'Nacionalidade',
    chooseNationality: 'Escolha um país',
    ends: 'Vence em',
    endsHint: 'Como aparece no documento: dia, mês e ano.',
    endsRead: 'Lemos no seu documento. Confira dia, mês e ano.',
    missing: 'Falta {field}.',
    endsWrong: 'Digite a data com dia, mês e ano. Por exemplo, 24/11/2031.',
    fields: { type: 'o documento', nationality: 'a nacionalidade', printedEnd: 'a data de vencimento' },
    goOn: 'Continuar para as fotos',
    change: 'É outro documento',
    parts: {
      front: 'Frente',
      back: 'Verso',
      'renewal-proof': 'Comprovante de renovação',
      page: 'Página com sua foto',
    },
    machine: {
      title: 'O que lemos no seu documento: confira',
      waiting: 'Estamos lendo seu documento.',
      not: 'Não conseguimos ler o código impresso deste lado. Pode continuar; uma pessoa vai ler.',
      partly: 'Lemos só uma parte. Pode continuar; uma pessoa vai ler o resto.',
      differences: 'Não coincide com o que você informou',
      difference: '{field}: o documento diz {value} e você informou {declared}.',
      perhaps: '{field}: lemos {value} e você informou {declared}. Pode ser um erro de leitura.',
      whatNext: 'Se a foto é de outro documento, troque-a. Se o que você informou está errado, corrija.',
      fields: {
        'document-number': 'Número do documento',
        run: 'RUN',
        'birth-date': 'Nascimento',
        'expiry-date': 'Vence em',
        nationality: 'Nacionalidade',
        'issuing-state': 'País emissor',
        sex: 'Sexo',
        surname: 'Sobrenome',
        'given-names': 'Nome',
      },
    },
    proofExample:
      'Serve o certificado de residência em trâmite, o pedido da nova cédula ou a resolução que renova sua permissão.',
    found: 'O que encontramos',
    next: 'O que acontece depois',
    nextText:
      'Uma pessoa da nossa equipe analisa; ao enviar, você vê o prazo. Avisamos por e-mail quando terminar.',
  },
  waiting: {
    title: 'Estamos analisando',
    since: 'Enviado',
    by: 'Respondemos até',
    text: 'Você pode fechar esta página: avisamos por e-mail. Se faltar algo, dizemos o quê e por quê.',
    goOn: 'Continuar o que você fazia',
  },
  list: {
    personTitle: 'Falta um documento seu',
    companyTitle: 'Faltam documentos da empresa',
    personLead: 'Pedimos para confirmar de onde vem o que você envia. Só a equipe que o analisa pode vê-lo.',
    companyLead:
      'Pedimos por causa dos valores que a empresa pode enviar. Só a equipe que os analisa pode vê-los.',
    failed: 'Não conseguimos carregar a lista',
    open: 'Enviar',
    again: 'Enviar outro',
    back: 'Ver a lista',
    dueOn: 'Envie até o final do dia {date}.',
    howOld: '{months, plural, one {Emitido há no máximo um mês.} other {Emitido há no máximo # meses.}}',
    holds: 'Aceito até {date}.',
    states: {
      missing: 'Falta',
      waiting: 'Em análise',
      refused: 'É preciso enviar outra vez',
      'too-old': 'É preciso renovar',
      accepted: 'Pronto',
    },
    codes: {
      identity: 'Documento de identidade',
      'proof-of-income': 'Comprovante de renda',
      'balance-sheet': 'Balanço',
      'tax-folder': 'Pasta tributária (carpeta tributaria)',
      'monthly-tax-returns': 'Formulários 29',
    },
    examples: {
      identity: 'Sua cédula dos dois lados, ou a página do passaporte com sua foto.',
      'proof-of-income':
        'Servem os três últimos holerites (liquidaciones de sueldo), os recibos de honorários (boletas de honorarios) ou a declaração de imposto de renda.',
      'balance-sheet': 'O último balanço anual, assinado por quem faz a contabilidade.',
      'tax-folder':
        'A pasta tributária eletrônica para comprovar renda, como o SII (receita federal do Chile) a entrega.',
      'monthly-tax-returns': 'As declarações de IVA (F29) dos três últimos meses, em um só PDF.',
    },
  },
  evidence: {
    title: 'Comprovação da origem do dinheiro',
    sent: 'O que você enviou',
    more: 'Se faltar algo, adicione enquanto analisamos.',
    page: 'Documento {page}',
    example:
      'Servem a escritura de uma venda, a liberação de um crédito, extratos ou a declaração de imposto de renda que mostre o valor.',
  },
}
