export const recipientsMessages = {
  'recipient-already-kept': {
    what: 'Ya tienes un destinatario con esa misma cuenta.',
    money: 'No se movió dinero.',
    next: 'Elígelo en tu lista de destinatarios.',
  },
  'recipient-just-changed': {
    what: 'Los datos de este destinatario cambiaron hace menos de 24 horas.',
    money: 'No se hizo ningún cobro.',
    next: 'Por tu seguridad, puedes enviarle desde el {again}. A tus otros destinatarios puedes enviarles ahora.',
  },
  'recipient-incomplete': {
    what: 'Al destinatario le falta un dato que su banco pide ahora.',
    money: 'No se hizo ningún cobro.',
    next: 'Ábrelo en Destinatarios y completa sus datos. Por tu seguridad, podrás enviarle 24 horas después.',
  },
  'contact-just-changed': {
    what: 'Tu correo, tu teléfono o tu segundo factor cambió hace menos de 24 horas.',
    money: 'No se movió dinero.',
    next: 'Por tu seguridad, agrega o cambia destinatarios cuando pase ese plazo. A los que ya tienes puedes enviarles ahora.',
  },
  'recipient-form-gone': {
    what: 'Este enlace ya no funciona: venció, se usó o se retiró.',
    money: 'No se movió dinero.',
    next: 'Pide otro enlace a quien te lo envió.',
  },
  'recipient-form-closed': {
    what: 'Estos datos ya se aceptaron, se descartaron o vencieron.',
    money: 'No se movió dinero.',
    next: 'Revisa tus destinatarios.',
  },
  'too-many-recipient-forms': {
    what: 'Tienes {most} enlaces abiertos, el máximo.',
    money: 'No se movió dinero.',
    next: 'Retira uno que no uses y crea otro.',
  },
} as const
