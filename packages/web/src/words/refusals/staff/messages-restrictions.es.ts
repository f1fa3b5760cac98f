/** Texts of the refusals about restrictions of customers, for staff. */
export const restrictionsMessages = {
  'already-restricted': {
    what: 'Este cliente ya tiene una restricción de este tipo.',
    money: 'No cambió nada ni se movió dinero.',
    next: 'Cambia o levanta la que está vigente.',
  },
  'customer-closed': {
    what: 'La cuenta de este cliente está cerrada.',
    money: 'No cambió nada ni se movió dinero.',
    next: 'Actualiza la página.',
  },
  'no-exposure-case': {
    what: 'No hay nada por aprobar sobre la exposición política de este cliente.',
    money: 'No cambió nada ni se movió dinero.',
    next: 'Actualiza la página.',
  },
  'restriction-ended': {
    what: 'Esta restricción ya terminó.',
    money: 'No cambió nada ni se movió dinero.',
    next: 'Actualiza la página para ver el historial.',
  },
} as const
