export const homeMessages = {
  title: 'Inicio',
  welcome: {
    title: 'Envía dinero al extranjero y mira el precio completo antes de pagar',
    lead: 'Comisión, tipo de cambio y llegada, todo a la vista. Nada escondido en el cambio.',
    documentTitle: '{brand}: envía dinero al extranjero',
    description:
      'Envía dinero de Chile al extranjero con {brand}: comisión, tipo de cambio y fecha de llegada a la vista antes de pagar.',
    countries: 'Mira cuánto cuesta enviar a',
    facts: {
      price: 'El precio que ves es el que pagas: queda fijo 30 minutos mientras completas tu envío.',
      follow: 'Sigues tu dinero paso a paso, con hora estimada de llegada.',
      cancel: 'Puedes cancelar sin costo hasta que tu dinero empiece a convertirse.',
    },
  },
  signedIn: {
    title: 'Hola, {name}',
    titleCompany: 'Envíos de {name}',
    last: 'Últimos envíos',
    all: 'Ver todos',
    none: 'Tus envíos aparecerán aquí.',
    failed: 'No pudimos traer tus envíos',
    quoteOnly: 'Puedes ver precios. Para enviar, primero confirmamos tu identidad.',
    jointPowers:
      'Puedes ver precios. Por los poderes de la empresa, las personas de la cuenta no alcanzan para firmar un envío: agrega a quien falta.',
  },
  start: 'Enviar {amount}',
  startEmpty: 'Enviar dinero',
} as const
