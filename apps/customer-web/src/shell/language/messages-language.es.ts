/** The choice of the app's language. */
export const languageSwitchMessages = {
  label: 'Idioma',
  stays: 'Los correos y documentos llegan en español.',
} as const
