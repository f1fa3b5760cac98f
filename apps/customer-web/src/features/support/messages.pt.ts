import type { Translated } from '@puente/contract'
import type { supportMessages as spanish } from './messages.es.ts'

export const supportMessages: Translated<typeof spanish> = {
  title: 'Reclamações',
  lead: 'Conte o que aconteceu. Você recebe na hora um protocolo e a data da resposta.',
  description:
    'Canal de reclamações: formulário com protocolo e prazo de resposta, e outras formas de reclamar.',
  form: {
    name: 'Seu nome',
    email: 'Seu e-mail',
    emailHint: 'É onde chegam o protocolo e a resposta.',
    phone: 'Seu telefone',
    rut: 'Seu RUT',
    rutHint: 'Se você é cliente, nos ajuda a encontrar seu envio.',
    transferReference: 'Referência do envio',
    transferReferenceHint: 'Está na página do envio e no comprovante.',
    text: 'O que aconteceu e o que você espera que façamos?',
    textHint: 'Não escreva senhas nem números de cartões.',
    submit: 'Enviar reclamação',
  },
  faults: {
    nameMissing: 'Escreva seu nome. Por exemplo, María José Fernández.',
    textMissing: 'Conte o que aconteceu em pelo menos {least} caracteres; você digitou {count}.',
  },
  sent: {
    title: 'Recebemos sua reclamação',
    folio: 'Protocolo',
    copy: 'Copiar protocolo',
    due: 'Respondemos até {when}, no e-mail {email}.',
    keep: 'Guarde o protocolo para perguntar sobre sua reclamação.',
    another: 'Fazer outra reclamação',
  },
  failed: {
    unread: 'Não conseguimos receber sua reclamação',
    unreadText: 'O que você escreveu continua aqui. Tente de novo em alguns minutos.',
  },
  others: {
    title: 'Outras formas',
    text: `- **Se é sobre um envio seu.** Escreva para nós na página do envio: assim sabemos qual é.
- **SERNAC (defesa do consumidor do Chile).** Você pode reclamar em sernac.cl ou no 800 700 100 quando quiser, sem passar antes por nós.
- **Se acha que é uma fraude.** Avise também seu banco na hora: ele tem um canal que atende 24 horas.`,
  },
}
