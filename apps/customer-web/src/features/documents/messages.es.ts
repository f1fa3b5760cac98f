/** Texts of uploading a document. */
export const documentMessages = {
  choose: 'Elegir archivo',
  camera: 'Tomar foto',
  replace: 'Elegir otro',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  remove: 'Eliminar',
  previewAlt: 'Vista previa de lo que elegiste',
  hints: {
    card: 'Muestra la cédula completa, con las cuatro esquinas a la vista.',
    page: 'Incluye todas las páginas, derechas y completas.',
    light: 'Usa buena luz, sin reflejos ni dedos sobre los datos.',
    size: 'PDF, JPEG, PNG o WebP de hasta {size}.',
  },
  captions: {
    front: 'Frente de tu cédula',
    back: 'Reverso de tu cédula',
    page: 'Tu documento',
  },
  quality: {
    small: 'La foto es pequeña: acércate más o elige una de mayor tamaño.',
    dark: 'La foto está oscura: prueba con más luz.',
    bright: 'La foto está muy clara o con reflejos: prueba con otra luz.',
    blurry: 'La foto parece movida: apoya el teléfono y toma otra.',
    anyway: 'Si se lee bien, sirve: igual la enviamos.',
  },
  sending: 'Enviando {name}: {sent} de {size}.',
  sendingLeft: 'Enviando {name}: {sent} de {size}. {left}',
  left: {
    seconds: '{count, plural, one {Queda un segundo.} other {Quedan unos # segundos.}}',
    minutes: '{count, plural, one {Queda cerca de un minuto.} other {Quedan unos # minutos.}}',
  },
  paused: 'Sin respuesta por ahora: llegaron {sent} de {size}. Seguimos desde ahí apenas vuelva la conexión.',
  begun: {
    title: 'Dejaste {name} a medio enviar',
    text: 'Llegaron {sent} de {size}. Elige el mismo archivo y seguimos desde ahí, o elige otro y empezamos de nuevo.',
    anew: 'Empezar de nuevo',
  },
  checking: '{name} llegó completo. Lo estamos comprobando.',
  failed: '{name} no se envió.',
  states: {
    received: '{name} ({size}) llegó bien. Lo revisará una persona de nuestro equipo.',
    'in-review': 'Estamos revisando {name} ({size}).',
    accepted: 'Aceptamos {name} ({size}).',
    replaced: 'Enviaste otro archivo en lugar de {name}.',
    removed: 'Eliminaste {name}.',
  },
} as const
