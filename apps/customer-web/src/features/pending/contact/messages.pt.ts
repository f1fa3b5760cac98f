import type { Translated } from '@puente/contract'
import type { pendingContactMessages as spanish } from './messages.es.ts'

export const pendingContactMessages: Translated<typeof spanish> = {
  title: 'Confirme como contatamos você',
  lead: 'Usamos esses contatos para avisar sobre seu dinheiro e enviar os códigos de segurança.',
  both: 'Primeiro seu e-mail, depois seu telefone. Leva dois minutos.',
  one: 'Leva um minuto.',
  email: {
    title: 'Seu e-mail',
    unverified: 'Você ainda não confirmou este e-mail.',
    bounced: 'Os e-mails que enviamos para este endereço não chegam.',
    send: 'Enviar código para este e-mail',
    change: 'Usar outro e-mail',
    done: 'Seu e-mail foi confirmado. Agora seu telefone.',
  },
  phone: {
    title: 'Seu telefone',
    unverified: 'Você ainda não confirmou este telefone.',
    send: 'Enviar código por SMS',
    change: 'Usar outro telefone',
  },
  stuck: {
    email:
      'Para mudá-lo, pedimos seu segundo fator ou, se você não tem, um código por SMS para seu telefone confirmado. Se também não tem, fale conosco e ajudamos você.',
    phone:
      'Para mudá-lo, pedimos seu segundo fator ou um código no seu e-mail. Se você não pode mais recebê-lo, fale conosco e ajudamos você.',
  },
  write: 'Falar conosco',
  failed: 'Não conseguimos mostrar seu e-mail e seu telefone',
}
