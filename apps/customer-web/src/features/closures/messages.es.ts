/** Closing an account: what is open with its way out, what is kept, and the account being closed or closed. */
export const closureMessages = {
  title: 'Cerrar mi cuenta',
  lead: 'Antes de cerrarla te mostramos qué queda abierto y cómo terminarlo.',
  back: 'Perfil',
  failed: 'No pudimos cargar el cierre de tu cuenta',
  open: {
    title: 'Qué queda abierto',
    none: 'No queda nada abierto: la cuenta se cierra al confirmar.',
    afterwards: 'Nada impide el cierre: la cuenta se cierra al confirmar. Después de cerrarla sigue esto:',
    some: 'Cerramos la cuenta cuando termine lo que queda abierto. Mientras tanto no puedes hacer envíos nuevos.',
    'unpaid-order': 'Envío {reference} sin pagar, {amount}. Si no llegó dinero, se cancela al cerrar.',
    transfer:
      'Envío {reference} en curso, {amount}. Termina o te lo devolvemos; puedes cancelarlo hasta que lo convirtamos.',
    correction:
      'Envío {reference}, {amount}, que el banco de destino devolvió. Corrige los datos o pide que te devolvamos el dinero.',
    refund: 'Devolución del envío {reference}. Termina cuando el dinero llegue a tu cuenta.',
    'received-money':
      'Dinero que recibimos de ti sin un envío al que corresponda, {amount}. Termina cuando lo devolvamos a la cuenta de donde vino.',
    debt: 'Deuda de {amount}. Termina cuando la pagues.',
    application: 'Estamos revisando tu identidad. Termina cuando te respondamos.',
    complaint: 'Reclamo {folio}, que respondemos a más tardar el {due}. Sigue aunque cierres la cuenta.',
    complaintAnswered: 'Reclamo {folio}. Sigue aunque cierres la cuenta.',
    see: 'Ver el envío',
    pay: 'Ver la deuda',
    seeComplaint: 'Ver el reclamo',
  },
  rewards: {
    title: 'Tienes {amount} en recompensas',
    text: 'Con la cuenta cerrada no puedes usarlas en un envío. Si quieres, dónalas antes.',
    decide: 'Decidir qué hacer con ellas',
  },
  kept: {
    title: 'Qué guardamos y hasta cuándo',
    text: 'La ley nos obliga a guardar tus datos, envíos y comprobantes {years, plural, one {# año} other {# años}} después del cierre. En ese tiempo puedes iniciar sesión para verlos, recibir devoluciones y reclamar. Solo te escribiremos si la ley nos obliga.',
    again: 'Cada RUT tiene una sola cuenta. Si quieres volver, escríbenos desde esta misma cuenta.',
  },
  company: {
    title: 'Quiénes pierden el acceso',
    text: 'Cerrar la cuenta cierra la empresa para todos. Si solo quieres salir tú, deja a otra persona como administradora y termina tu acceso en Personas.',
    member: '{name}, {role}',
    members: 'Ver las personas',
    alone: 'Eres la única persona de esta empresa.',
  },
  close: 'Cerrar mi cuenta',
  sure: {
    title: '¿Cierras tu cuenta?',
    text: 'Desde ahora no puedes hacer envíos nuevos. Tus sesiones se cierran cuando la cuenta quede cerrada.',
    confirm: 'Cerrar mi cuenta',
    keep: 'Mantenerla abierta',
  },
  closing: {
    exit: 'Decidimos cerrar tu cuenta. No puedes hacer envíos nuevos; la cerramos cuando termine lo que queda abierto.',
    withdraw: 'Mantener mi cuenta abierta',
  },
} as const
