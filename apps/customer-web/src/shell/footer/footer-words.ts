import { createWords } from '@puente/web'
import { footerMessages } from './messages-footer.es.ts'

export const words = createWords(footerMessages)
