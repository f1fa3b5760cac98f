/** Refusals about the assignment of cases. */
export const assignmentMessages = {
  'case-taken': {
    what: 'El caso está asignado a {name}.',
    money: 'No se movió dinero.',
    next: 'Coordina con esa persona, o asígnate el caso antes de seguir.',
  },
  'case-closed': {
    what: 'Este caso ya no espera a nadie.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver cómo terminó.',
  },
} as const
