export const accessMessages = {
  title: 'Inicia sesión',
  lead: 'Para enviar dinero y ver tus envíos.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  emailMissing: 'Escribe tu correo electrónico',
  emailShape: 'Escribe el correo completo, como nombre@correo.cl',
  passwordMissing: 'Escribe tu contraseña',
  wrong: {
    title: 'El correo y la contraseña no coinciden',
    message: 'Revisa los dos e intenta de nuevo. Las mayúsculas cuentan en la contraseña.',
  },
  locked: {
    title: 'Tu cuenta está en pausa por varios intentos',
    message:
      'Puedes intentar de nuevo en {minutes, plural, one {# minuto} other {# minutos}}. Tus envíos siguen su curso.',
  },
  demo: {
    title: 'Cuentas de demostración',
    text: 'Este es el ambiente de prueba: el dinero no es real.',
    person: 'Persona',
    company: 'Empresa',
    use: 'Usar {email}',
    password: 'La contraseña de las dos es {password}',
  },
} as const
