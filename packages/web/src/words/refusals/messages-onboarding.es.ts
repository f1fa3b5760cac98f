export const onboardingMessages = {
  'no-higher-level': {
    what: 'Ya tienes el nivel más alto.',
    money: 'No se movió dinero.',
    next: 'Tus límites están en tu perfil.',
  },
  'selfie-not-needed': {
    what: 'Por ahora no hace falta una foto de tu rostro.',
    money: 'No se movió dinero.',
    next: 'Revisa en tu nivel qué falta.',
  },
  'selfie-consent-missing': {
    what: 'Antes de recibir una foto de tu rostro necesitamos tu consentimiento.',
    money: 'No guardamos la foto y no se movió dinero.',
    next: 'Acepta en Tu nivel o elige otra forma de comprobar tu identidad.',
  },
  'registration-expired': {
    what: 'Este registro ya no está abierto: venció o ya lo completaste.',
    money: 'No se movió dinero.',
    next: 'Inicia sesión si ya tienes cuenta o empieza el registro de nuevo.',
  },
  'application-incomplete': {
    what: 'Faltan datos o documentos.',
    money: 'No se movió dinero.',
    next: 'Completa los datos marcados y envíalos de nuevo.',
  },
  'application-closed': {
    what: 'Estos datos ya se enviaron y no se pueden cambiar ahora.',
    money: 'No se movió dinero.',
    next: 'Revisa en tu perfil en qué estado están.',
  },
  'too-many-companies': {
    what: 'Ya tienes {most} empresas con la ficha sin aprobar.',
    money: 'No se movió dinero.',
    next: 'Completa la ficha de una de ellas y agrega otra cuando esté aprobada.',
  },
  'rut-has-account': {
    what: 'Otra cuenta ya tiene este RUT.',
    money: 'No se movió dinero y ninguna cuenta cambió.',
    next: 'Revisa la otra cuenta y propone rechazar o reabrir esta solicitud.',
  },
} as const
