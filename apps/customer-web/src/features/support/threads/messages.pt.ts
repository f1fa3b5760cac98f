import type { Translated } from '@puente/contract'
import type { threadMessages as spanish } from './messages.es.ts'

export const threadMessages: Translated<typeof spanish> = {
  list: {
    title: 'Suas conversas',
    lead: 'O que você nos perguntou, com nossas respostas.',
    ask: 'Perguntar algo',
    empty: 'Você ainda não tem conversas',
    emptyText: 'Pergunte o que quiser. Se é sobre um envio, escreva para nós na página dele.',
    failed: 'Não conseguimos carregar suas conversas',
    more: 'Carregar mais',
    unread: 'Não lida',
  },
  kind: {
    transfer: 'Sobre um envio',
    complaint: 'Reclamação',
    question: 'Pergunta',
    file: 'Sobre seus dados',
  },
  state: { 'waiting-operator': 'Vamos responder', 'waiting-customer': 'Respondida', closed: 'Encerrada' },
  page: {
    back: 'Conversas',
    folio: 'Protocolo {folio}',
    transfer: 'Ver o envio',
    answerBy: 'Respondemos até {when}.',
    messages: 'Mensagens',
    earlier: 'Ver mensagens anteriores',
    earlierFailed: 'Não conseguimos carregar as mensagens anteriores',
    failed: 'Não conseguimos carregar as mensagens',
    you: 'Você',
    us: 'Equipe de Ajuda',
    staff: '{name}, da Ajuda',
    answered: 'Chegou uma resposta',
    event: {
      closed: 'Encerramos esta conversa',
      reopened: 'A conversa foi aberta de novo',
      'not-received': 'O destinatário diz que não recebeu o dinheiro. Estamos investigando.',
    },
    reopens: 'Está encerrada. Se você escrever, ela se abre de novo.',
  },
  write: {
    label: 'Sua mensagem',
    hint: 'Não escreva senhas nem códigos: nunca os pedimos.',
    missing: 'Escreva sua mensagem',
    submit: 'Enviar mensagem',
    sent: 'Enviamos sua mensagem.',
  },
  ask: {
    begin: {
      'contact-email':
        'Não recebo mais e-mails no meu endereço e também não posso receber um código no meu telefone. Quero mudar meu e-mail para: ',
      'contact-phone':
        'Não tenho mais o telefone da minha conta e não posso receber um código no meu e-mail. Quero mudar meu telefone para: ',
      'correct-fact': 'Quero corrigir um dado do meu perfil. O dado e o que deve dizer: ',
    },
    title: 'Do que você precisa?',
    lead: 'Respondemos aqui mesmo e avisamos por e-mail.',
    kind: 'É',
    kinds: {
      question: 'Uma pergunta',
      questionHint: 'Respondemos em horário comercial.',
      complaint: 'Uma reclamação',
      complaintHint: 'Com protocolo e prazo formal de resposta.',
    },
    transfer: 'Sobre que envio?',
    noTransfer: 'Nenhum em particular',
    transferValue: '{name}, {amount}, {date}',
  },
  help: {
    title: 'Precisa de ajuda com este envio?',
    lead: 'Escreva para nós aqui e vemos sua mensagem junto com os dados do envio.',
    answerBy: 'Se você escrever agora, respondemos até {when}.',
  },
}
