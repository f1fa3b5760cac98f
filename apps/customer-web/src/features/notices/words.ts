import { createWords } from '@puente/web'
import { noticeMessages } from './messages.es.ts'

export const words = createWords(noticeMessages)
