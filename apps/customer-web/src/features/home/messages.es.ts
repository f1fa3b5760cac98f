export const homeMessages = {
  title: 'Inicio',
  welcome: {
    title: 'Envía dinero al extranjero y mira el precio completo antes de pagar',
    lead: 'Comisión, tipo de cambio y fecha de llegada, antes de pagar.',
    documentTitle: '{brand}: envía dinero al extranjero',
    description:
      'Envía dinero de Chile al extranjero con {brand}: comisión, tipo de cambio y fecha de llegada a la vista antes de pagar.',
    facts: {
      price: 'El precio que ves es el que pagas: queda fijo 30 minutos mientras completas tu envío.',
      follow: 'Sigue tu dinero paso a paso, con hora estimada de llegada.',
      cancel: 'Puedes cancelar sin costo hasta que empecemos a convertir tu dinero.',
    },
  },
  start: 'Enviar {amount}',
  startEmpty: 'Enviar dinero',
} as const
