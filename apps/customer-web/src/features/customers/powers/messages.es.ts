/**
 * A text for companies whose powers need more than one signature; a separate file, to keep it out of the
 * pages of visitors.
 */
export const powersMessages = { newer: 'Enviar poderes más nuevos' } as const
