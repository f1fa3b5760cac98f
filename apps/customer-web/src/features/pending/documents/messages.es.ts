/** Texts of the screens about identity documents and required files. */
export const documentItemMessages = {
  identity: {
    titles: {
      'id-expired-chilean': 'Tu cédula venció',
      'id-expired-foreign': 'Tu cédula para extranjeros venció',
      'id-expired': 'Tu documento venció',
      'id-illegible': 'Tu documento no se lee bien',
      'id-expiring': 'Tu documento vence pronto',
    },
    leads: {
      'id-expired-chilean':
        'Venció el {date}. Envíanos la nueva para seguir enviando; tus envíos en curso siguen igual.',
      'id-expired-foreign':
        'Venció el {date}. Envíanos la nueva y el comprobante de su renovación para seguir enviando.',
      'id-expired': 'Venció el {date}. Envíanos uno vigente para seguir enviando; puede ser tu cédula.',
      'id-illegible': 'Necesitamos verlo completo y nítido para que sigas enviando.',
      'id-expiring': 'Vence el {date}. Si ya tienes el nuevo, envíalo ahora y te ahorras la pausa.',
    },
    failed: 'No pudimos traer tu documento',
    which: '¿Qué documento vas a enviar?',
    why: 'La ley nos pide tener a la vista un documento vigente de quien envía.',
    type: 'Documento',
    chooseType: 'Elige un documento',
    types: {
      'chilean-id': 'Cédula de identidad chilena',
      'foreign-id': 'Cédula para extranjeros',
      passport: 'Pasaporte',
      'other-id': 'Otro documento de identidad',
    },
    nationality: 'Nacionalidad',
    chooseNationality: 'Elige un país',
    ends: 'Vence el',
    endsHint: 'Como aparece en el documento: día, mes y año.',
    missing: 'Falta {field}.',
    endsWrong: 'Escribe la fecha completa, por ejemplo 24/11/2031.',
    fields: { type: 'el documento', nationality: 'la nacionalidad', printedEnd: 'la fecha de vencimiento' },
    goOn: 'Continuar a las fotos',
    change: 'Es otro documento',
    parts: {
      front: 'Frente',
      back: 'Reverso',
      'renewal-proof': 'Comprobante de renovación',
      page: 'Página con tu foto',
    },
    proofExample:
      'Sirve el certificado de residencia en trámite, la solicitud de cédula nueva o la resolución que renueva tu permiso.',
    found: 'Lo que vimos',
    next: 'Qué pasa después',
    nextText:
      'Una persona de nuestro equipo lo revisa; al enviarlo ves para cuándo. Te avisamos por correo apenas termine.',
  },
  waiting: {
    title: 'Lo estamos revisando',
    since: 'Lo enviaste',
    by: 'Te contestamos a más tardar',
    text: 'Puedes cerrar esta página: te avisamos por correo. Si falta algo, te diremos qué y por qué.',
    goOn: 'Seguir con lo que hacías',
  },
  list: {
    personTitle: 'Nos falta un documento tuyo',
    companyTitle: 'Faltan documentos de la empresa',
    personLead: 'Lo pedimos para confirmar de dónde viene lo que envías. Lo vemos solo quienes revisamos.',
    companyLead: 'Los pedimos por los montos que la empresa puede enviar. Los vemos solo quienes revisamos.',
    failed: 'No pudimos traer la lista',
    open: 'Enviar',
    again: 'Enviar otro',
    back: 'Ver la lista',
    dueOn: 'Envíalo antes de que termine el {date}.',
    howOld: '{months, plural, one {De no más de un mes.} other {De no más de # meses.}}',
    holds: 'Aceptado: sirve hasta el {date}.',
    states: {
      missing: 'Falta',
      waiting: 'En revisión',
      refused: 'Hay que enviarlo otra vez',
      'too-old': 'Hay que renovarlo',
      accepted: 'Listo',
    },
    codes: {
      identity: 'Documento de identidad',
      'proof-of-income': 'Comprobante de ingresos',
      'balance-sheet': 'Balance',
      'tax-folder': 'Carpeta tributaria',
      'monthly-tax-returns': 'Formularios 29',
    },
    examples: {
      identity: 'Tu cédula por los dos lados, o la página del pasaporte con tu foto.',
      'proof-of-income':
        'Sirven las tres últimas liquidaciones de sueldo, las boletas de honorarios o la declaración de renta.',
      'balance-sheet': 'El último balance anual, firmado por quien lleva la contabilidad.',
      'tax-folder': 'La carpeta tributaria electrónica para acreditar renta, como la entrega el SII.',
      'monthly-tax-returns': 'Las declaraciones de IVA (F29) de los tres últimos meses, en un solo PDF.',
    },
  },
  evidence: {
    title: 'Respaldo del origen de los fondos',
    page: 'Documento {page}',
    example:
      'Sirven la escritura de una venta, una liquidación de crédito, cartolas o la declaración de renta que muestre el monto.',
  },
} as const
