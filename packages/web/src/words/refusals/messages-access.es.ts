export const accessMessages = {
  'credentials-unknown': {
    what: 'El correo o la contraseña no coinciden.',
    money: 'Nada cambió en tu cuenta.',
    next: 'Revisa ambos e intenta de nuevo.',
  },
  'too-many-attempts': {
    what: 'Hubo demasiados intentos en este equipo.',
    money: 'Tu cuenta y tu dinero están a salvo.',
    next: 'Intenta de nuevo en {wait}.',
  },
  'second-factor-required': {
    what: 'Tu cuenta necesita un segundo factor y aún no lo tiene.',
    money: 'Nada cambió en tu cuenta.',
    next: 'Actívalo ahora para seguir.',
  },
  'code-wrong': {
    what: 'Ese código no es el que te enviamos.',
    money: 'No se movió dinero.',
    next: 'Revisa el mensaje más reciente e intenta de nuevo.',
  },
  'code-expired': {
    what: 'Ese código venció.',
    money: 'No se movió dinero.',
    next: 'Pide un código nuevo.',
  },
  'too-many-codes': {
    what: 'Pediste muchos códigos en poco tiempo.',
    money: 'No se movió dinero.',
    next: 'Usa el último que te llegó o pide otro en {wait}.',
  },
  'phone-not-served': {
    what: 'A ese número no podemos enviarte códigos.',
    money: 'No se movió dinero.',
    next: 'Cambia tu teléfono por el de un celular.',
  },
  'proof-wrong': {
    what: 'Ese código o esa llave no es de tu segundo factor.',
    money: 'Nada cambió en tu cuenta.',
    next: 'Revisa el código o usa otro segundo factor.',
  },
  'sign-in-expired': {
    what: 'Pasaron más de cinco minutos desde que escribiste tu contraseña.',
    money: 'Nada cambió en tu cuenta.',
    next: 'Escríbela de nuevo para entrar.',
  },
  'sign-in-again': {
    what: 'Entraste hace más de quince minutos.',
    money: 'Nada cambió en tu cuenta.',
    next: 'Cierra sesión, entra de nuevo y pide el código por SMS: los correos que te enviamos no llegan.',
  },
  'second-factor-asked': {
    what: 'Falta tu segundo factor para cambiar la contraseña.',
    money: 'Nada cambió en tu cuenta.',
    next: 'Escribe el código de tu aplicación o uno de recuperación.',
  },
  'last-factor': {
    what: 'Es tu único segundo factor y tu cuenta necesita uno.',
    money: 'Nada cambió en tu cuenta.',
    next: 'Agrega otro antes de quitar este.',
  },
  'step-up-required': {
    what: 'Antes de seguir, confirma que eres tú.',
    money: 'No se movió dinero.',
    next: 'Confirma con tu segundo factor o con el código que te enviamos.',
  },
  'last-administrator': {
    what: 'Es la única persona de administración que queda.',
    money: 'No cambió ninguna cuenta ni se movió dinero.',
    next: 'Da primero ese rol a otra persona.',
  },
} as const
