export const recipientsMessages = {
  'recipient-already-kept': {
    what: 'Ya tienes un destinatario con esa misma cuenta.',
    money: 'No se movió dinero.',
    next: 'Elígelo en tu lista de destinatarios.',
  },
  'contact-just-changed': {
    what: 'Tu correo o tu teléfono cambió hace menos de 24 horas.',
    money: 'No se movió dinero.',
    next: 'Por tu seguridad, agrega destinatarios nuevos cuando pase ese plazo; a los de siempre puedes enviar ahora.',
  },
} as const
