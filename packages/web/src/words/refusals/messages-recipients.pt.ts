import type { Translated } from '@puente/contract'
import type { recipientsMessages as spanish } from './messages-recipients.es.ts'

export const recipientsMessages: Translated<typeof spanish> = {
  'recipient-already-kept': {
    what: 'Você já tem um destinatário com essa mesma conta.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Escolha-o na sua lista de destinatários.',
  },
  'recipient-just-changed': {
    what: 'Os dados deste destinatário mudaram há menos de 24 horas.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Para sua segurança, você pode enviar a ele a partir de {again}. Aos seus outros destinatários você pode enviar agora.',
  },
  'recipient-incomplete': {
    what: 'Falta um dado deste destinatário que o banco dele pede agora.',
    money: 'Nenhuma cobrança foi feita.',
    next: 'Abra-o em Destinatários e complete os dados. Para sua segurança, você poderá enviar a ele 24 horas depois.',
  },
  'contact-just-changed': {
    what: 'Seu e-mail, seu telefone ou seu segundo fator mudou há menos de 24 horas.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Para sua segurança, adicione ou mude destinatários quando esse prazo passar. Aos que você já tem, pode enviar agora.',
  },
  'recipient-form-gone': {
    what: 'Este link não funciona mais: venceu, foi usado ou foi retirado.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Peça outro link a quem o enviou.',
  },
  'recipient-form-closed': {
    what: 'Estes dados já foram aceitos, foram descartados ou venceram.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Confira seus destinatários.',
  },
  'too-many-recipient-forms': {
    what: 'Você tem {most} links abertos, o máximo.',
    money: 'Nenhum dinheiro foi movimentado.',
    next: 'Retire um que não usa e crie outro.',
  },
}
