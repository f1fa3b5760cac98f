export const recipientMessages = {
  list: {
    title: 'Tus destinatarios',
    lead: 'Personas y empresas que pueden recibir tu dinero.',
    empty: 'Todavía no tienes destinatarios',
    emptyText: 'Se guardan con tu primer envío, para no escribir sus datos otra vez.',
    start: 'Enviar dinero',
    failed: 'No pudimos traer tus destinatarios',
    account: 'Cuenta terminada en {ending}',
  },
  page: {
    back: 'Destinatarios',
    send: 'Enviar a {name}',
    account: 'Cuenta',
    kind: 'Tipo',
    relationship: 'Relación contigo',
    since: 'Guardado el',
  },
  kinds: { person: 'Persona', company: 'Empresa' },
  form: {
    kept: 'Ya tienes un destinatario con esta cuenta',
    keptText: 'No guardamos otro. Puedes usar el que ya tienes.',
    useKept: 'Usar el que ya tienes',
  },
} as const
