import { createWords } from '@puente/web'
import { decisionPanelMessages } from './messages.es.ts'

export const words = createWords(decisionPanelMessages)
