/** Texts of the refusals about members of staff. */
export const staffMembersMessages = {
  'staff-known': {
    what: 'Ese correo ya es de una persona del equipo.',
    money: 'No se creó ninguna cuenta ni se movió dinero.',
    next: 'Búscala en la lista o invita con otro correo.',
  },
  'own-account': {
    what: 'Se trata de tu propia cuenta.',
    money: 'No cambió ninguna cuenta ni se movió dinero.',
    next: 'Pide a otra persona de administración que lo proponga o lo decida.',
  },
  'staff-status': {
    what: 'Esta cuenta ya no está como la veías.',
    money: 'No cambió ninguna cuenta ni se movió dinero.',
    next: 'Actualiza la lista y mira cómo está ahora.',
  },
} as const
