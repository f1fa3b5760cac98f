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
} as const
