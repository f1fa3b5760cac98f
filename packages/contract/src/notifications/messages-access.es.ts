import type { TextsOfTemplates } from './initial-texts.ts'

/** Initial texts of messages about a user's own access. */
export const accessTexts = {
  code: {
    subject: 'Tu código para {purpose}',
    body: 'Usa este código en {brand} para {purpose}:',
    after:
      'Vence en {minutes, plural, one {# minuto} other {# minutos}}. No lo compartas: nunca te lo pediremos.\n\nSi no lo pediste tú, no hagas nada: sin el código nadie puede continuar.',
    sms: '{brand}: {code} es tu código para {purpose}. Vence en {minutes, plural, one {# minuto} other {# minutos}}. No lo compartas: nunca te lo pediremos.',
  },
  'staff-invited': {
    subject: 'Registra tu acceso a la operación de {brand}',
    body: 'Tienes una cuenta en la operación de {brand}. Abre la página de registro, escribe este código y elige tu contraseña:',
    after:
      'Vence en {hours, plural, one {# hora} other {# horas}}. Después agregarás una segunda prueba de que eres tú: una llave de acceso o una aplicación de autenticación.\n\nSi no esperabas este correo, no hagas nada y avisa a tu administrador.',
    action: 'Registrar mi acceso',
  },
  'email-known': {
    subject: 'Ya tienes una cuenta en {brand}',
    body: 'Alguien intentó crear una cuenta con este correo, y tú ya tienes una.\n\nSi fuiste tú, entra con tu contraseña. Si la olvidaste, puedes cambiarla en la misma página.\n\nSi no fuiste tú, no hagas nada: nadie entró a tu cuenta.',
    action: 'Entrar',
  },
  'password-changed': {
    subject: 'Cambió la contraseña de tu cuenta',
    body: 'La contraseña de tu cuenta cambió {at}.\n\nSi fuiste tú, no hagas nada. Si no fuiste tú, recupera tu cuenta ahora.',
    action: 'Recuperar mi cuenta',
  },
  'new-device': {
    subject: 'Iniciaron sesión en tu cuenta desde un equipo nuevo',
    body: 'Alguien inició sesión en tu cuenta {at} desde un equipo nuevo.\n\nSi fuiste tú, no hagas nada. Si no fuiste tú, cierra esa sesión y cambia tu contraseña.',
    action: 'Ver mis equipos y sesiones',
  },
  'factor-changed': {
    subject: 'Cambió la seguridad de tu cuenta',
    body: '{change, select, added {Se agregó} removed {Se quitó} renewed {Se renovó} other {Se usó}} {factor, select, totp {una aplicación de autenticación} passkey {una llave de acceso} other {{change, select, used {un código de recuperación} other {tu lista de códigos de recuperación}}}} {at}.\n\nSi fuiste tú, no hagas nada. Si no fuiste tú, cambia tu contraseña y revisa la seguridad de tu cuenta.',
    action: 'Revisar la seguridad de mi cuenta',
  },
  'contact-changed': {
    subject: 'Tu cuenta dejó de usar {what}',
    body: 'Tu cuenta de {brand} dejó de usar {what} {at}.\n\nSi fuiste tú, no hagas nada. Si no fuiste tú, recupera tu cuenta ahora.',
    action: 'Recuperar mi cuenta',
    sms: '{brand}: tu cuenta dejó de usar este número {at}. Si no fuiste tú, recupérala ahora en {address}',
  },
} as const satisfies TextsOfTemplates
