/** Refusals about the assignment of cases. */
export const assignmentMessages = {
  'case-taken': {
    what: 'El caso está asignado a {name}.',
    money: 'No se movió dinero.',
    next: 'Coordina con esa persona, o toma el caso antes de decidir.',
  },
  'case-closed': {
    what: 'Este caso ya no espera a nadie.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver cómo terminó.',
  },
} as const
