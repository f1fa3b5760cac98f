import type { Translated } from '../translated.ts'
import type { retentionSources as spanish } from './messages.es.ts'

export const retentionSources: Translated<typeof spanish> = {
  laundering: 'Lei 19.913, art. 5; UAF (unidade de análise financeira do Chile), circular 62 de 2025, e.2',
  cases: 'UAF, circular 62 de 2025, c.8',
  tax: 'Código Tributário do Chile, arts. 17 e 200',
  books: 'Código Tributário do Chile, arts. 17 e 200; sem dados pessoais',
  consent: 'Lei 19.628, art. 12: a prova cabe ao responsável',
  biometrics: 'Lei 19.628, arts. 16 e 16 ter: consentimento expresso e aviso de privacidade',
  own: 'Política própria',
}
