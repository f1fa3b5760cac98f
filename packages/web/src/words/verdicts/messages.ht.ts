import type { Translated } from '@puente/contract'
import type { verdictMessages as spanish } from './messages.es.ts'

export const verdictMessages: Translated<typeof spanish> = {
  documentRefused: 'Nou pa t kapab aksepte {name}. {reason}',
  nameRefused: 'Nou pa t kapab aksepte “{name}”',
  nameReasons: {
    'not-in-document': 'Se pa non ki sou dokiman w lan.',
    'not-a-legal-name': 'Se pa yon non legal: ekri non konplè a.',
    'document-needed': 'Nou bezwen yon dokiman ki montre l. Ekri nou epi n ap di w kijan pou voye l.',
  },
}
