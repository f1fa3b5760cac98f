export const customersMessages = {
  'already-invited': {
    what: 'Ese correo ya tiene una invitación vigente de la empresa.',
    money: 'No se movió dinero.',
    next: 'Espera su respuesta o reenvíale la invitación.',
  },
  'too-many-invitations': {
    what: 'Se alcanzó el máximo de {most} invitaciones.',
    money: 'No se movió dinero.',
    next: 'Intenta mañana, o retira la invitación y crea otra.',
  },
  'invitation-closed': {
    what: 'Esa invitación ya fue respondida o retirada.',
    money: 'No se movió dinero.',
    next: 'Revisa la lista de invitaciones.',
  },
  'invitation-gone': {
    what: 'Este enlace ya no sirve: venció, se usó o se envió uno más nuevo.',
    money: 'No se movió dinero.',
    next: 'Busca en tu correo la invitación más reciente o pide otra a la empresa.',
  },
  'invitation-of-another': {
    what: 'Esta invitación se envió a {sentTo}, y tu sesión es de otro correo.',
    money: 'No se movió dinero.',
    next: 'Cierra la sesión y entra con el correo que recibió la invitación.',
  },
  'already-member': {
    what: 'Ya eres parte de esta empresa.',
    money: 'No se movió dinero.',
    next: 'Elígela en el menú de tu cuenta.',
  },
} as const
