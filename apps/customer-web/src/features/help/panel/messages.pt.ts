import type { Translated } from '@puente/contract'
import type { helpMessages as spanish } from './messages.es.ts'

export const helpMessages: Translated<typeof spanish> = {
  open: 'Ajuda',
  unread: '{count, plural, one {# resposta não lida} other {# respostas não lidas}}',
  close: 'Fechar a ajuda',
  back: 'Voltar para a ajuda',
  search: 'Busque nas respostas',
  here: 'Sobre esta tela',
  found: '{count, plural, one {Uma resposta} other {# respostas}}',
  none: 'Não há respostas com essas palavras',
  noneText: 'Fale conosco e vemos isso com você.',
  all: 'Limpar a busca',
  ask: {
    title: 'Fale conosco',
    text: 'Respondemos aqui mesmo, ao lado do que você está vendo, e avisamos por e-mail.',
    open: 'Escrever uma mensagem',
    openAbout: 'Escrever sobre “{typed}”',
    signIn: 'Entrar para falar conosco',
    visitor:
      'Com sua conta respondemos aqui mesmo. Sem conta, escreva por e-mail ou preencha uma reclamação.',
    complaint: 'Fazer uma reclamação',
  },
  threads: {
    title: 'Suas conversas',
    all: 'Ver todas',
    unread: 'Não lida',
    failed: 'Não conseguimos carregar suas conversas',
  },
  thread: {
    title: 'Conversa',
    failed: 'Não conseguimos carregar a conversa',
    sent: 'Enviamos sua mensagem.',
    full: 'Abrir na página dela',
    answerBy: 'Respondemos até {when}.',
    reopens: 'Está encerrada. Se você escrever, ela se abre de novo.',
  },
  times: {
    text: 'Metade recebe resposta em {half}; nove em cada dez, em {most}.',
    minutes: '{count, plural, one {# minuto útil} other {# minutos úteis}}',
    hours: '{count, plural, one {# hora útil} other {# horas úteis}}',
  },
}
