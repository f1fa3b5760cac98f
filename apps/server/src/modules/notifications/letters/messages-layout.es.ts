/** Texts that every mail shares. */
export const messages = {
  greeting: 'Hola, {name}:',
  hello: 'Hola:',
  when: 'el {date} a las {time}',
  ifButtonFails: 'Si el botón no abre, copia esta dirección en tu navegador:',
  neverAsks: '{brand} nunca te pide tu contraseña ni tus códigos por correo, mensaje o teléfono.',
  noReply: 'Correo automático, no lo respondas. Escríbenos desde tu cuenta.',
} as const
