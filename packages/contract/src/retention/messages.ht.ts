import type { Translated } from '../translated.ts'
import type { retentionSources as spanish } from './messages.es.ts'

export const retentionSources: Translated<typeof spanish> = {
  laundering: 'Lwa 19.913 (Ley 19.913), atik 5; UAF, sikilè 62 ane 2025, e.2',
  cases: 'UAF, sikilè 62 ane 2025, c.8',
  tax: 'Kòd taks Chili (Código Tributario), atik 17 ak 200',
  books: 'Kòd taks Chili (Código Tributario), atik 17 ak 200; san done pèsonèl',
  consent: 'Lwa 19.628 (Ley 19.628), atik 12: se responsab la ki dwe bay prèv',
  biometrics: 'Lwa 19.628 (Ley 19.628), atik 16 ak 16 ter: konsantman klè ak avi sou vi prive',
  own: 'Règ entèn nou',
}
