export const localityMessages = {
  region: 'Región',
  comuna: 'Comuna',
  comunaHint: 'Escribe una parte del nombre y elígela.',
  regionMissing: 'Elige tu región',
  comunaMissing: 'Elige tu comuna',
  found: '{count, plural, =0 {} one {Una sugerencia} other {# sugerencias}}. Recórrelas con las flechas.',
  search: {
    label: 'Busca tu dirección',
    hint: 'Escribe calle y número, y elígela de la lista. También puedes llenar los campos de abajo.',
    nothing: 'No la encontramos: escríbela en los campos de abajo.',
    failed:
      'La búsqueda no responde. Escribe tu dirección en los campos de abajo; guardamos lo que escribiste.',
    filled: 'Llenamos los campos con {address}. Revisa que esté bien.',
  },
} as const
