/** Texts of the refusals about what a customer may do now. */
export const customersMessages = {
  'sending-restricted': {
    what: 'Por ahora tu cuenta no puede hacer envíos nuevos.',
    money: 'No se hizo ningún cobro. Lo que ya estaba en curso sigue su camino.',
    next: 'Puedes leer, recibir devoluciones y escribirnos. En Inicio ves hasta cuándo la revisamos y cómo reclamar.',
  },
  'access-suspended': {
    what: 'Por ahora nadie puede entrar a esta cuenta.',
    money: 'No se movió dinero. Lo que estaba en curso termina o se te devuelve.',
    next: 'Escríbenos por el formulario de reclamos: se responde sin entrar a la cuenta.',
  },
  'account-closing': {
    what: 'Tu cuenta se está cerrando.',
    money: 'No se hizo ningún cobro. Lo que está en curso sigue su camino.',
    next: 'Para volver a enviar, deja la cuenta abierta desde Perfil.',
  },
  'account-closed': {
    what: 'Tu cuenta está cerrada.',
    money: 'No se movió dinero.',
    next: 'Puedes leer tus envíos y comprobantes, y escribirnos si quieres volver.',
  },
  'no-closure': {
    what: 'Ya no hay un cierre que retirar.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver cómo está tu cuenta.',
  },
} as const
