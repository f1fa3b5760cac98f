export const shellMessages = {
  brand: 'Puente',
  office: 'Operación',
  navigation: 'Secciones',
  retry: 'Intentar de nuevo',
  failed: 'No pudimos mostrar esta pantalla',
  requestId: 'Código de la solicitud: {id}',
  nouns: {
    transfers: 'Envíos',
    reviews: 'Revisiones',
    ledger: 'Libros',
  },
  reviewsWaiting: '{count, plural, one {una revisión en espera} other {# revisiones en espera}}',
  signOut: 'Cerrar sesión',
  roles: {
    support: 'Soporte',
    analyst: 'Analista de cumplimiento',
    officer: 'Oficial de cumplimiento',
    treasury: 'Tesorería',
    admin: 'Administración',
  },
  notFound: {
    title: 'Esta página no existe',
    message: 'La dirección puede estar mal escrita, o lo que buscas cambió de lugar.',
    home: 'Ir a los envíos',
  },
  time: {
    now: 'ahora',
  },
  empty: '–',
} as const
