import { createWords } from '@puente/web'
import { versionMessages } from './messages-versions.es.ts'

/** Texts of versions, which only the screen of one setting needs. */
export const versionWords = createWords(versionMessages)
