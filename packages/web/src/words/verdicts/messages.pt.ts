import type { Translated } from '@puente/contract'
import type { verdictMessages as spanish } from './messages.es.ts'

export const verdictMessages: Translated<typeof spanish> = {
  documentRefused: 'Não pudemos aceitar {name}. {reason}',
  nameRefused: 'Não pudemos aceitar “{name}”',
  nameReasons: {
    'not-in-document': 'Não é o nome do seu documento.',
    'not-a-legal-name': 'Não é um nome legal: escreva o nome completo.',
    'document-needed': 'Precisamos de um documento que mostre o nome. Fale conosco e dizemos como enviá-lo.',
  },
}
