import type { Translated } from '@puente/contract'
import type { pageTexts as spanish } from './messages-page.es.ts'

export const pageTexts: Translated<typeof spanish> = {
  description: 'Send money from Chile abroad and see the full price.',
  withoutScripts: 'To see prices and send money, turn on JavaScript in this browser.',
  shortcuts: {
    '/send': { name: 'Send money', short: 'Send' },
    '/transfers': { name: 'My transfers', short: 'Transfers' },
  },
}
