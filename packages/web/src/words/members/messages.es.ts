/** The roles of a company's members, what they may do, and whom to ask for the rest. */
export const memberMessages = {
  roles: { administrator: 'Administra', operator: 'Opera', reader: 'Solo consulta' },
  includes: {
    administrator: 'Puede todo, también los datos y las personas de la empresa.',
    operator: 'Cotiza, guarda destinatarios, envía, paga y cancela.',
    reader: 'Ve los envíos y descarga documentos.',
  },
  title: 'Tu rol en la empresa no permite esto',
  lacking: 'Tu rol en la empresa no permite esto.',
  ask: 'Pídeselo a {whoCan}.',
  standing: {
    read: 'Para ver esto, pídeselo a {whoCan}.',
    operate: 'Con tu rol solo consultas: para enviar, pagar o escribirnos, pídeselo a {whoCan}.',
    administer: 'Para cambiar los datos o las personas de la empresa, pídeselo a {whoCan}.',
  },
  administrator: 'quien administra la empresa',
} as const
