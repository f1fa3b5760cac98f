export const stuckMessages = {
  title: 'Envíos detenidos',
  lead: 'Envíos que no siguen solos: esperan al cliente, a su banco o a dos personas del equipo.',
  caption: 'Envíos detenidos, con lo que cada uno espera',
  columns: {
    reference: 'Envío',
    why: 'Espera',
    customer: 'Cliente',
    recipient: 'Destinatario',
    send: 'Envía',
    since: 'Desde',
    due: 'Vence',
  },
  whys: {
    returned: 'Una decisión del equipo',
    correcting: 'Que el cliente corrija los datos',
    'payout-unknown': 'Respuesta del banco',
    'refund-rejected': 'Otra cuenta para devolver',
    recall: 'Respuesta a quien pidió recuperarlo',
    'paid-after-all': 'Que el socio devuelva lo que pagó de más',
  },
  empty: 'Ningún envío está detenido',
  emptyMessage: 'Todos siguen su camino. Lo que se detenga aparecerá aquí.',
} as const
