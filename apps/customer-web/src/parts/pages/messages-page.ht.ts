import type { Translated } from '@puente/contract'
import type { pageTexts as spanish } from './messages-page.es.ts'

export const pageTexts: Translated<typeof spanish> = {
  description: 'Voye lajan soti Chili ale nan lòt peyi, epi wè tout pri a.',
  withoutScripts: 'Pou wè pri yo epi voye lajan, aktive JavaScript nan navigatè sa a.',
  shortcuts: {
    '/send': { name: 'Voye lajan', short: 'Voye' },
    '/transfers': { name: 'Transfè mwen yo', short: 'Transfè' },
  },
}
