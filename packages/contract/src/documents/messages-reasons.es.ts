/** Why a document was refused, as the customer reads it. */
export const documentReasonMessages = {
  illegible: 'No se alcanza a leer: envía una imagen más nítida.',
  'cut-off': 'Sale cortado: envíalo completo, con todos sus bordes.',
  glare: 'Un reflejo tapa los datos: toma la foto con otra luz.',
  'wrong-document': 'Es otro documento: revisa cuál te pedimos.',
  'other-person': 'Es de otra persona o empresa: envía el tuyo.',
  expired: 'Está vencido: envía uno vigente.',
  'missing-pages': 'Le faltan páginas: envíalas todas.',
  'missing-side': 'Falta el otro lado: envía los dos.',
  'too-old': 'Es muy antiguo: pide uno nuevo y envíalo.',
  'not-the-original': 'Es una copia o una captura: toma la foto del original.',
  'data-differs': 'Sus datos no coinciden con los que nos diste: revisa ambos.',
} as const
