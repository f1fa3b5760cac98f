import type { Translated } from '@puente/contract'
import type { powersMessages as spanish } from './messages.es.ts'

export const powersMessages: Translated<typeof spanish> = { newer: 'Voye pouvwa ki pi nouvo' }
