/** Texts of the refusals about sending money. */
export const instructionsMessages = {
  'sending-is-open': {
    what: 'Los envíos de dinero ya están abiertos.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver el estado actual.',
  },
  'differences-unexplained': {
    what: 'Quedan diferencias sin explicar.',
    money: 'No se movió dinero.',
    next: 'Explica cada diferencia e intenta de nuevo.',
  },
} as const
