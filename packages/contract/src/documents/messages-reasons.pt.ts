import type { Translated } from '../translated.ts'
import type { documentReasonMessages as spanish } from './messages-reasons.es.ts'

export const documentReasonMessages: Translated<typeof spanish> = {
  illegible: 'Não dá para ler: envie uma imagem mais nítida.',
  'cut-off': 'Está cortado: envie-o inteiro, com todas as bordas.',
  glare: 'Um reflexo cobre os dados: tire a foto com outra luz.',
  'wrong-document': 'É outro documento: confira qual pedimos.',
  'other-person': 'É de outra pessoa ou empresa: envie o seu.',
  expired: 'Está vencido: envie um vigente.',
  'missing-pages': 'Faltam páginas: envie todas.',
  'missing-side': 'Falta o outro lado: envie os dois.',
  'too-old': 'É muito antigo: peça um novo e envie-o.',
  'not-the-original': 'É uma cópia ou captura de tela: fotografe o original.',
  'data-differs': 'Os dados não coincidem com os que você informou: confira ambos.',
}
