/** The way out of powers that ask for more than one signature; apart, because pages of strangers carry none of it. */
export const powersMessages = { newer: 'Enviar poderes más nuevos' } as const
