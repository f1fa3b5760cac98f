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
  review: 'Una persona de nuestro equipo vuelve a ver tu cuenta a más tardar el {date}.',
  open: 'Lo que ya estaba en curso termina o se devuelve según sus reglas: míralo en Envíos. Puedes seguir leyendo, cancelando lo que no has pagado y escribiéndonos.',
  ends: 'El {date} terminamos la relación contigo. Desde ya no hay envíos nuevos; los que están en curso terminan o se devuelven antes del cierre, y después puedes seguir leyendo tus comprobantes.',
  endsTitle: 'Tu cuenta se cierra el {date}',
  write: 'Escribirnos',
  appeal: 'Reclamar esta decisión',
  closing: {
    title: 'Tu cuenta se está cerrando',
    text: 'Desde el {since} no hay envíos nuevos. La cuenta se cierra sola cuando termine lo que queda abierto.',
    see: 'Ver qué falta',
  },
  closed: {
    title: 'Tu cuenta está cerrada',
    text: 'Se cerró el {at}. Guardamos tus datos, envíos y comprobantes hasta el {until}.',
    can: 'Hasta entonces puedes entrar a leerlos, recibir devoluciones y reclamar.',
    transfers: 'Ver mis envíos',
    statements: 'Bajar mi cartola',
  },
} as const
