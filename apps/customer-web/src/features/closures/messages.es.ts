/** Closing an account: what is open with its way out, what is kept, and the account being closed or closed. */
export const closureMessages = {
  title: 'Cerrar mi cuenta',
  lead: 'Antes de cerrarla te mostramos qué queda abierto y cómo terminarlo.',
  back: 'Perfil',
  failed: 'No pudimos cargar el cierre de tu cuenta',
  open: {
    title: 'Qué queda abierto',
    none: 'No queda nada abierto: la cuenta se cierra al confirmar.',
    some: 'La cuenta se cierra sola cuando termine lo último. Mientras tanto no hay envíos nuevos.',
    'unpaid-order': 'Envío {reference} sin pagar, {amount}. Si no llegó dinero, se cancela al cerrar.',
    transfer:
      'Envío {reference} en curso, {amount}. Termina o se te devuelve; puedes cancelarlo mientras no se convierta.',
    refund: 'Devolución del envío {reference}. Termina cuando el dinero llegue a tu cuenta.',
    debt: 'Deuda de {amount}. Termina cuando la pagues.',
    application: 'Estamos revisando tu identidad. Termina cuando te respondamos.',
    see: 'Ver el envío',
    pay: 'Ver la deuda',
  },
  kept: {
    title: 'Qué guardamos y hasta cuándo',
    text: 'La ley nos obliga a guardar tus datos, envíos y comprobantes {years, plural, one {# año} other {# años}} después del cierre. En ese tiempo puedes entrar a leerlos, recibir devoluciones y reclamar. Ya no te escribiremos, salvo lo que obliga la ley.',
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
    text: 'No hay envíos nuevos desde ahora, y tus sesiones terminan cuando la cuenta quede cerrada.',
    confirm: 'Cerrar mi cuenta',
    keep: 'Mantenerla abierta',
  },
  closing: {
    exit: 'Terminamos la relación contigo. No hay envíos nuevos, y la cuenta se cierra sola cuando termine lo que queda abierto.',
    withdraw: 'Mantener mi cuenta abierta',
  },
  signIn: 'Entrar a leer',
} as const
