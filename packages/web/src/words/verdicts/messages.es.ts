/** Texts of decisions that customers read; staff see the same text before they decide. */
export const verdictMessages = {
  documentRefused: 'No pudimos aceptar {name}. {reason}',
  nameRefused: 'No pudimos aceptar “{name}”',
  nameReasons: {
    'not-in-document': 'No es el nombre de tu documento.',
    'not-a-legal-name': 'No es un nombre legal: escribe el completo.',
    'document-needed': 'Necesitamos un documento que lo muestre. Escríbenos y te decimos cómo enviarlo.',
  },
} as const
