/** Texts that every mail shares. */
export const messages = {
  greeting: 'Hola, {name}:',
  hello: 'Hola:',
  when: 'el {date} a las {time}',
  ifButtonFails: 'Si el botón no abre, copia esta dirección en tu navegador:',
  neverAsks: '{brand} nunca te pide tu contraseña ni tus códigos por correo, mensaje o teléfono.',
  noReply: {
    account: 'Correo automático, no lo respondas. Escríbenos desde tu cuenta.',
    help: 'Correo automático, no lo respondas. Escríbenos desde nuestra página de ayuda.',
    none: 'Correo automático, no lo respondas.',
  },
  help: 'Ir a la ayuda',
  chile: 'Chile',
  operator: '{legalName}, RUT {rut}. {address}.',
  preferences: 'Elegir cómo te avisamos',
  unsubscribe: 'Dejar de recibir estos correos',
  sms: '{brand}: {brief} Entra a tu cuenta para ver más.',
  why: {
    none: 'Recibes este correo porque alguien usó esta dirección en {brand}.',
    progress: 'Recibes este correo porque tienes un envío en {brand}.',
    payments: 'Recibes este correo porque tienes un envío por pagar en {brand}.',
    money: 'Recibes este correo porque es sobre tu dinero. Estos correos no se pueden desactivar.',
    signatures: 'Recibes este correo porque firmas envíos de una empresa en {brand}.',
    documents:
      'Recibes este correo porque es necesario para usar tu cuenta. Estos correos no se pueden desactivar.',
    account:
      'Recibes este correo porque es sobre tu cuenta y tus derechos. Estos correos no se pueden desactivar.',
    security: 'Recibes este correo para proteger tu cuenta. Estos correos no se pueden desactivar.',
    support: 'Recibes este correo porque nos escribiste.',
    rates: 'Recibes este correo porque creaste una alerta de tipo de cambio.',
    rewards: 'Recibes este correo porque invitas a otras personas a {brand}.',
  },
} as const
