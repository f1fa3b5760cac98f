export const accessMessages = {
  title: 'Inicia sesión',
  lead: 'Acceso para el equipo de operación.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  missingEmail: 'Escribe tu correo electrónico.',
  missingPassword: 'Escribe tu contraseña.',
  security: {
    title: 'Seguridad',
    lead: 'Cómo entras a tu cuenta y desde dónde.',
    mustEnrol: 'Activa un segundo factor para seguir',
    mustEnrolText: 'Tu rol lo exige. Mientras no lo actives, no puedes abrir otras pantallas.',
  },
} as const
