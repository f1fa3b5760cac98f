import type { Translated } from '@puente/contract'
import type { chatMessages as spanish } from './messages-chat.es.ts'

export const chatMessages: Translated<typeof spanish> = {
  open: 'Chat',
  title: 'Help chat',
  close: 'Close the chat',
}
