/** Texts of the refusals about what a customer may do now. */
export const customersMessages = {
  'sending-restricted': {
    what: 'Por ahora tu cuenta no puede hacer envíos nuevos.',
    money: 'No se hizo ningún cobro. En Envíos ves cómo sigue cada envío en curso.',
    next: 'Puedes ver tu cuenta y escribirnos. En Inicio ves hasta cuándo la revisamos y cómo reclamar.',
  },
  'access-suspended': {
    what: 'Por ahora nadie puede entrar a esta cuenta.',
    money: 'No se movió dinero. Los envíos en curso terminan o te los devolvemos.',
    next: 'Escríbenos por el formulario de reclamos: no necesitas iniciar sesión.',
  },
  'account-closing': {
    what: 'Tu cuenta se está cerrando.',
    money: 'No se hizo ningún cobro. Los envíos en curso continúan.',
    next: 'Para volver a enviar, elige mantener la cuenta abierta en Perfil.',
  },
  'account-closed': {
    what: 'Tu cuenta está cerrada.',
    money: 'No se movió dinero.',
    next: 'Puedes leer tus envíos y comprobantes, y escribirnos si quieres volver.',
  },
  'no-closure': {
    what: 'El cierre de tu cuenta ya no está en curso.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver cómo está tu cuenta.',
  },
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
    what: 'Este enlace ya no funciona: venció, se usó o se envió uno más nuevo.',
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
