import { createWords } from '@puente/web'
import { storyMessages } from './messages-story.es.ts'

export const words = createWords(storyMessages)
