import type { Translated } from '@puente/contract'
import type { shareMessages as spanish } from './messages-share.es.ts'

export const shareMessages: Translated<typeof spanish> = { whatsApp: 'WhatsApp', mail: 'E-mail' }
