export const accessMessages = {
  title: 'Inicia sesión',
  lead: 'Para enviar dinero y ver tus envíos.',
  again:
    'Tu sesión está cerrada: se cierra tras un tiempo sin uso o desde otro equipo. Entra y vuelves a la página que pediste.',
  closed:
    'Tu cuenta está cerrada. Hasta el {until} puedes entrar para ver tus envíos y comprobantes, recibir devoluciones y reclamar.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  passwordMissing: 'Escribe tu contraseña',
  wrong: {
    title: 'El correo y la contraseña no coinciden',
    message: 'Revisa los dos e intenta de nuevo. Las mayúsculas cuentan en la contraseña.',
  },
  locked: {
    title: 'Hubo varios intentos fallidos en este equipo',
    message:
      'Intenta de nuevo en {minutes, plural, one {# minuto} other {# minutos}}, o cambia tu contraseña si no la recuerdas. Tus envíos continúan.',
  },
  complain: 'Escribir por el formulario de reclamos',
  forgotten: 'Olvidé mi contraseña',
  factorLost: 'No tengo mi segundo factor',
  stranger: '¿Primera vez aquí?',
  signUp: 'Crea tu cuenta',
  passkey: 'Entrar con una llave de acceso',
  passkeyFailed: 'No pudimos entrar con esa llave',
  passkeyGone: 'Ninguna cuenta la tiene ahora. Entra con tu contraseña.',
  passkeyAgain: 'Intentar de nuevo',
  security: {
    title: 'Seguridad',
    lead: 'Cómo entras a tu cuenta y desde dónde.',
  },
  demo: {
    title: 'Cuentas de demostración',
    text: 'Ambiente de prueba: el dinero no es real.',
    person: 'Persona',
    company: 'Empresa',
    use: 'Usar {email}',
    password: 'La contraseña de ambas es {password}',
  },
} as const
