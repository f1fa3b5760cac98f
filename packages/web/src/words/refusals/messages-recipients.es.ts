export const recipientsMessages = {
  'recipient-already-kept': {
    what: 'Ya tienes un destinatario con esa misma cuenta.',
    money: 'No se movió dinero.',
    next: 'Elígelo en tu lista de destinatarios.',
  },
  'recipient-just-changed': {
    what: 'Los datos de este destinatario cambiaron hace menos de 24 horas.',
    money: 'No se hizo ningún cobro.',
    next: 'Por tu seguridad, puedes enviarle desde el {again}. A los demás puedes enviar ahora.',
  },
  'contact-just-changed': {
    what: 'Tu correo o tu teléfono cambió hace menos de 24 horas.',
    money: 'No se movió dinero.',
    next: 'Por tu seguridad, agrega o cambia destinatarios cuando pase ese plazo; a los de siempre puedes enviar ahora.',
  },
} as const
