import { createWords } from '@puente/web'
import { versionMessages } from './messages-versions.es.ts'

/** The translator for texts of versions. They are a separate catalogue, because only one screen loads them. */
export const versionWords = createWords(versionMessages)
