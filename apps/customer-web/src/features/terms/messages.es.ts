export const termsMessages = {
  kinds: {
    'terms-of-use': {
      title: 'Términos y condiciones',
      description: 'Los términos y condiciones vigentes del servicio, con su versión y fecha.',
    },
    'privacy-notice': {
      title: 'Aviso de privacidad',
      description: 'Qué datos personales usamos, para qué, por cuánto tiempo y cuáles son tus derechos.',
    },
  },
  version: 'Versión {version}, vigente desde el {date}',
  next: 'Desde el {date} rige una nueva versión',
  nextText: 'Te la mostraremos antes para que la leas. Hasta ese día rige la de esta página.',
  print: 'Imprimir',
  hash: 'Huella de este texto',
  hashText:
    'Es un código que cambia si cambia una letra del texto. Guardamos el del texto que aceptas, para que puedas comprobar cuál fue.',
  failed: 'No pudimos cargar este texto',
} as const
