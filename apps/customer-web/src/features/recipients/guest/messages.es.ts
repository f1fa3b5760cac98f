/** Texts of the form that a recipient fills in, in Spanish: the source of the other languages. */
export const guestMessages = {
  title: '{sender} quiere enviarte dinero',
  lead: 'Escribe los datos de tu cuenta en {country}. {sender} los revisa antes de enviarte dinero.',
  safe: 'Usamos estos datos solo para pagarte. Nadie te pedirá contraseñas ni códigos.',
  until: 'El enlace funciona una vez, hasta el {date}.',
  language: 'Idioma',
  loading: 'Cargando…',
  kind: '¿De quién es la cuenta?',
  kinds: {
    person: 'De una persona',
    company: 'De una empresa',
  },
  name: {
    person: 'Nombre completo',
    company: 'Nombre de la empresa',
  },
  nameHint: 'Como aparece en tu banco.',
  nameMissing: 'Escribe el nombre de quien recibe.',
  submit: 'Enviar mis datos a {sender}',
  sent: {
    title: 'Tus datos llegaron a {sender}',
    text: 'Ahora los revisa. Puedes cerrar esta página. Si te equivocaste, pídele otro enlace.',
  },
  gone: {
    used: {
      title: 'Este enlace ya se usó',
      text: 'Los datos llegaron a quien te lo envió. Para cambiarlos, pídele otro enlace.',
    },
    expired: {
      title: 'Este enlace venció',
      text: 'Pídele otro a quien te lo envió.',
    },
    revoked: {
      title: 'Este enlace se retiró',
      text: 'Pídele otro a quien te lo envió.',
    },
    unknown: {
      title: 'Este enlace no abre ningún formulario',
      text: 'Puede que le falte una parte. Pídele a quien te lo envió que lo comparta otra vez.',
    },
  },
  failed: {
    title: 'No pudimos cargar el formulario',
    text: 'Revisa tu conexión e intenta de nuevo.',
    retry: 'Intentar de nuevo',
  },
  notSent: {
    title: 'No pudimos enviar tus datos',
    text: 'Lo que escribiste sigue aquí. Revisa tu conexión e intenta de nuevo.',
    tooMany: 'Intentaste muchas veces. Espera unos minutos.',
    closed: 'Por ahora no se puede enviar dinero a este país.',
  },
  ui: {
    titlePrefix: 'Error: ',
    summaryTitle: 'Hay un problema',
    optional: '(opcional)',
    tooLong: 'Este texto tiene hasta {longest} caracteres; escribiste {typed}. Acórtalo.',
  },
} as const
