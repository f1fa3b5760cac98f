/** The consent to a selfie, its capture, and the other way. */
export const selfieMessages = {
  title: 'Una foto de tu rostro',
  failed: 'No pudimos mostrar este paso',
  consent: {
    box: 'Leí para qué es y acepto que comparen mi foto con mi documento de identidad.',
    missing: 'Marca la casilla para aceptar, o elige la otra forma.',
    give: 'Aceptar y seguir',
    refuse: 'Prefiero otra forma',
  },
  field: 'Tu selfie',
  again: 'Toma otra foto',
  waits: 'Recibimos tu foto. La compara una persona de nuestro equipo.',
  retake: 'Si no quedó bien, toma otra: reemplaza a la anterior.',
  other: {
    title: 'Comprobaremos tu identidad de otra forma',
    text: 'Presenta la solicitud sin la foto. Después te escribimos para acordar una videollamada o una visita.',
    back: 'Volver a ver el consentimiento',
  },
  withdraw: 'Puedes retirar tu consentimiento cuando quieras en',
  myData: 'Mis datos',
} as const
