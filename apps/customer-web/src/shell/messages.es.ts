export const shellMessages = {
  nav: {
    label: 'Principal',
    home: 'Inicio',
    send: 'Enviar',
    transfers: 'Envíos',
    recipients: 'Destinatarios',
  },
  account: {
    open: 'Cuenta de {name}',
    actingAs: 'Actúas por',
    person: 'Persona',
    company: 'Empresa',
    current: 'Ahora actúas por',
    signedInAs: 'Sesión de {email}',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    switched: 'Ahora actúas por {name}',
    failed: 'No se pudo hacer el cambio. Intenta de nuevo.',
  },
  brandHome: '{brand}, ir al inicio',
  offline: 'Sin conexión. Puedes leer lo que está en pantalla; para enviar o pagar necesitas internet.',
  sandbox: 'Ambiente de prueba: el dinero no es real.',
  title: '{screen} · {brand}',
  failure: {
    title: 'No pudimos mostrar esta página',
    message: 'Tu dinero y tus envíos siguen donde estaban. Intenta de nuevo en unos segundos.',
    retry: 'Intentar de nuevo',
    home: 'Ir al inicio',
    code: 'Código para soporte: {requestId}',
  },
  notFound: {
    title: 'Esta página no existe',
    message:
      'Puede que la dirección haya cambiado o que falte una letra. Tu dinero y tus envíos siguen donde estaban.',
    home: 'Ir al inicio',
  },
} as const
