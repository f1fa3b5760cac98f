/** The names of the kinds of conversations. */
export const threadKindNames = {
  transfer: 'Sobre un envío',
  complaint: 'Reclamo',
  question: 'Consulta',
  file: 'Sobre sus datos',
} as const
