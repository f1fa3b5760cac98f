import type { Translated } from '@puente/contract'
import type { guestMessages as spanish } from './messages.es.ts'

/** Texts of the form that a recipient fills in, in Portuguese. */
export const guestMessages: Translated<typeof spanish> = {
  title: '{sender} quer enviar dinheiro a você',
  lead: 'Preencha os dados da sua conta em {country}. {sender} confere os dados antes de enviar o dinheiro.',
  safe: 'Usamos estes dados apenas para pagar a você. Ninguém vai pedir senhas nem códigos.',
  until: 'O link funciona uma vez, até {date}.',
  language: 'Idioma',
  loading: 'Carregando…',
  kind: 'De quem é a conta?',
  kinds: {
    person: 'De uma pessoa',
    company: 'De uma empresa',
  },
  name: {
    person: 'Nome completo',
    company: 'Nome da empresa',
  },
  nameHint: 'Como aparece no seu banco.',
  nameMissing: 'Escreva o nome de quem recebe.',
  submit: 'Enviar meus dados a {sender}',
  sent: {
    title: 'Seus dados chegaram a {sender}',
    text: 'Agora serão conferidos. Você pode fechar esta página. Se errou algo, peça outro link.',
  },
  gone: {
    used: {
      title: 'Este link já foi usado',
      text: 'Os dados chegaram a quem enviou o link. Para mudá-los, peça outro link.',
    },
    expired: {
      title: 'Este link venceu',
      text: 'Peça outro a quem o enviou.',
    },
    revoked: {
      title: 'Este link foi retirado',
      text: 'Peça outro a quem o enviou.',
    },
    unknown: {
      title: 'Este link não abre nenhum formulário',
      text: 'Talvez falte uma parte. Peça a quem o enviou que compartilhe outra vez.',
    },
  },
  failed: {
    title: 'Não foi possível carregar o formulário',
    text: 'Confira sua conexão e tente de novo.',
    retry: 'Tentar de novo',
  },
  notSent: {
    title: 'Não foi possível enviar seus dados',
    text: 'O que você escreveu continua aqui. Confira sua conexão e tente de novo.',
    tooMany: 'Você tentou muitas vezes. Espere alguns minutos.',
    closed: 'Por enquanto não é possível enviar dinheiro a este país.',
  },
  ui: {
    titlePrefix: 'Erro: ',
    summaryTitle: 'Há um problema',
    optional: '(opcional)',
    tooLong: 'Este texto tem até {longest} caracteres; você digitou {typed}. Encurte-o.',
  },
}
