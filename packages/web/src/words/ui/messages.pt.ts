import type { Translated } from '@puente/contract'
import type { uiMessages as spanish } from './messages.es.ts'

export const uiMessages: Translated<typeof spanish> = {
  titlePrefix: 'Erro: ',
  summaryTitle: 'Há um problema',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  copy: 'Copiar',
  copied: 'Copiado',
  loading: 'Carregando…',
  skipToContent: 'Ir para o conteúdo',
  close: 'Fechar',
  optional: '(opcional)',
  tooLong: 'O texto tem até %longest% caracteres; você digitou %typed%.',
  amountNoDecimals: 'Este valor não tem decimais. O ponto separa os milhares. Por exemplo, 12.500.',
  amountTooLong: 'O valor é longo demais. Digite um menor.',
  amountSeparators: 'O ponto separa os milhares e a vírgula, os decimais. Por exemplo, 12.500,50.',
  noFigures: 'Sem dados no período',
}
