/** Texts of the step-up dialog, which loads on demand. */
export const stepUpMessages = {
  lastCode: 'El último que te enviamos. Cada uno vence en diez minutos.',
} as const
