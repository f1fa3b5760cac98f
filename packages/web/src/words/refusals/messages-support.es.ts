/** What the refusals of support say. */
export const supportMessages = {
  'thread-closed': {
    what: 'Esta conversación ya está cerrada.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver cómo quedó; si el cliente escribe, se abre de nuevo.',
  },
  'complaint-unanswered': {
    what: 'Este reclamo todavía no tiene respuesta.',
    money: 'No se movió dinero.',
    next: 'Responde primero y ciérralo después.',
  },
} as const
