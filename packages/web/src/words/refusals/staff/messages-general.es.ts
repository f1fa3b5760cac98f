/** For staff, instead of what customers read about their money. */
export const staffGeneralMessages = {
  unavailable: {
    what: 'El servicio no está disponible en este momento.',
    money: 'Lo que ya registraste se conserva y el dinero no se mueve dos veces.',
    next: 'Intenta de nuevo en unos minutos.',
  },
  failure: {
    what: 'No se pudo completar por un error del sistema.',
    money: 'Lo que ya registraste se conserva y el dinero no se mueve dos veces.',
    next: 'Intenta de nuevo; si se repite, avisa al equipo técnico con el código.',
  },
} as const
