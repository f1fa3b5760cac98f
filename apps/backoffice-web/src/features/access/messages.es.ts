export const accessMessages = {
  title: 'Inicia sesión',
  lead: 'Acceso para el equipo de operación.',
  again:
    'Tu sesión está cerrada: se cierra tras un tiempo sin uso, desde otro equipo o por administración. Entra y vuelves a la página que pediste.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  missingEmail: 'Escribe tu correo electrónico.',
  missingPassword: 'Escribe tu contraseña.',
  factorLost: '¿Lo perdiste? Pide a administración que puedas registrar tu acceso otra vez.',
  security: {
    title: 'Seguridad',
    lead: 'Cómo entras a tu cuenta y desde dónde.',
    mustEnrol: 'Activa un segundo factor para seguir',
    mustEnrolText: 'Tu rol lo exige. Mientras no lo actives, no puedes abrir otras pantallas.',
  },
} as const
