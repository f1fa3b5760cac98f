import type { Translated } from '@puente/contract'
import type { pageTexts as spanish } from './messages-page.es.ts'

export const pageTexts: Translated<typeof spanish> = {
  description: 'Envie dinheiro do Chile para o exterior e veja o preço completo.',
  withoutScripts: 'Para ver preços e enviar dinheiro, ative o JavaScript neste navegador.',
  shortcuts: {
    '/send': { name: 'Enviar dinheiro', short: 'Enviar' },
    '/transfers': { name: 'Meus envios', short: 'Envios' },
  },
}
