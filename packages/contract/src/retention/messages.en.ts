import type { Translated } from '../translated.ts'
import type { retentionSources as spanish } from './messages.es.ts'

export const retentionSources: Translated<typeof spanish> = {
  laundering: 'Ley 19.913 (anti-money-laundering law), art. 5; UAF, circular 62 of 2025, e.2',
  cases: 'UAF, circular 62 of 2025, c.8',
  tax: 'Código Tributario (tax code), arts. 17 and 200',
  books: 'Código Tributario (tax code), arts. 17 and 200; without personal data',
  consent: 'Ley 19.628 (data protection law), art. 12: the controller has the burden of proof',
  biometrics: 'Ley 19.628 (data protection law), arts. 16 and 16 ter: express consent and privacy notice',
  own: 'Own policy',
}
