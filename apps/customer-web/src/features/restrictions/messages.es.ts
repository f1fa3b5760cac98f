/** What a customer reads while they may not place orders, or once the account is closed. The texts are the same for every cause of a class. */
export const restrictionMessages = {
  title: 'Por ahora no puedes hacer envíos nuevos',
  classes: {
    identity: 'Necesitamos confirmar que quien usa la cuenta eres tú.',
    documents: 'Necesitamos revisar documentos de tu cuenta.',
    payment: 'Necesitamos aclarar un pago de tu cuenta.',
    routine: 'Estamos haciendo una revisión de rutina de tu cuenta.',
    'own-request': 'Detuvimos los envíos porque lo pediste.',
  },
  review: 'Una persona de nuestro equipo vuelve a revisar tu cuenta a más tardar el {date}.',
  open: 'No pagues lo que tienes pendiente: por ahora no podría salir. En Envíos ves cómo sigue cada envío en curso. Puedes ver tu cuenta, cancelar lo que no has pagado y escribirnos.',
  ends: 'Cerramos tu cuenta el {date}. Desde ahora no puedes hacer envíos nuevos; los que están en curso terminan o te los devolvemos antes. Después puedes seguir viendo tus comprobantes.',
  endsTitle: 'Tu cuenta se cierra el {date}',
  write: 'Escribirnos',
  appeal: 'Reclamar esta decisión',
  closing: {
    title: 'Tu cuenta se está cerrando',
    text: 'Desde el {since} no puedes hacer envíos nuevos. Cerramos la cuenta cuando termine lo que queda abierto.',
    see: 'Ver qué falta',
  },
  closed: {
    title: 'Tu cuenta está cerrada',
    text: 'Se cerró el {at}. Guardamos tus datos, envíos y comprobantes hasta el {until}.',
    can: 'Hasta entonces puedes iniciar sesión para verlos, recibir devoluciones y reclamar.',
    transfers: 'Ver mis envíos',
    statements: 'Descargar mi cartola',
  },
} as const
