import { createWords } from '@puente/web'
import { moreQuestionMessages } from './messages-more.es.ts'
import { questionMessages } from './messages.es.ts'

export const words = createWords(questionMessages)
export const moreWords = createWords(moreQuestionMessages)
