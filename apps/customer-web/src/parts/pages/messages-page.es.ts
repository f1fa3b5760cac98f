/** Texts of the page and of the installed app’s manifest, which the build writes into them. */
export const pageTexts = {
  description: 'Envía dinero de Chile al extranjero con el precio completo a la vista.',
  withoutScripts: 'Para ver precios y enviar dinero, activa JavaScript en este navegador.',
  shortcuts: {
    '/send': { name: 'Enviar dinero', short: 'Enviar' },
    '/transfers': { name: 'Mis envíos', short: 'Envíos' },
  },
} as const
