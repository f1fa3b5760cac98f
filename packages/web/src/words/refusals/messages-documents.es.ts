const money = 'No se movió dinero.'

export const documentMessages = {
  'document-too-large': {
    what: 'El archivo pesa más de {maxSize}.',
    money: 'No guardamos nada de él y no se movió dinero.',
    next: 'Elige uno más liviano, o toma una foto con menos resolución.',
  },
  'document-empty': {
    what: 'El archivo está vacío.',
    money,
    next: 'Ábrelo para revisar que tenga contenido y elige otro.',
  },
  'document-type-unknown': {
    what: 'El archivo no es un PDF, una foto JPEG, PNG ni WebP, aunque su nombre diga otra cosa.',
    money,
    next: 'Guárdalo como PDF o toma una foto y envíala.',
  },
  'document-corrupt': {
    what: 'El archivo está dañado: no pudimos abrirlo completo.',
    money,
    next: 'Ábrelo para revisarlo, guárdalo de nuevo y envíalo otra vez.',
  },
  'document-too-complex': {
    what: 'El archivo es demasiado complejo: abrirlo toma más de lo que aceptamos.',
    money: 'No lo guardamos y no se movió dinero.',
    next: 'Imprímelo de nuevo como PDF, o envía una foto de cada página.',
  },
  'document-locked': {
    what: 'El PDF pide una contraseña para abrirse.',
    money,
    next: 'Guarda una copia sin contraseña y envíala.',
  },
  'document-too-many-pixels': {
    what: 'La imagen mide {width} × {height} puntos, más de lo que podemos abrir.',
    money,
    next: 'Envía una de hasta {maxMegapixels} megapíxeles: una foto normal del teléfono basta.',
  },
  'document-too-few-pixels': {
    what: 'La imagen es tan pequeña que no se puede leer: mide {width} × {height} puntos.',
    money,
    next: 'Toma la foto más de cerca o envía el original.',
  },
  'document-already-sent': {
    what: 'Ya nos enviaste este mismo archivo.',
    money: 'Lo guardamos una sola vez y no se movió dinero.',
    next: 'Revisa tus documentos; si te pedimos otro, elige un archivo distinto.',
  },
  'document-infected': {
    what: 'El antivirus encontró algo peligroso en el archivo.',
    money: 'No lo guardamos y no se movió dinero.',
    next: 'Revisa tu equipo y envía una copia limpia o una foto.',
  },
  'document-in-review': {
    what: 'Ya estamos revisando este documento.',
    money,
    next: 'Espera la respuesta; si hace falta otro, te lo pediremos.',
  },
  'document-decided': {
    what: 'La revisión de este documento ya terminó.',
    money,
    next: 'Actualiza la página para ver cómo quedó.',
  },
  'document-gone': {
    what: 'El contenido de este documento ya no está guardado.',
    money,
    next: 'Si lo necesitas, envíalo de nuevo.',
  },
  'upload-elsewhere': {
    what: 'Otra parte de este archivo llegó primero.',
    money,
    next: 'Sigue desde donde quedó, o envíalo de nuevo.',
  },
  'upload-ended': {
    what: 'Este envío de archivo ya terminó o pasó más de un día.',
    money,
    next: 'Elige el archivo y envíalo de nuevo.',
  },
  'upload-differs': {
    what: 'El archivo que elegiste no es el mismo que dejaste a medio enviar.',
    money,
    next: 'Elígelo otra vez y lo enviamos entero.',
  },
  'upload-incomplete': {
    what: 'Todavía falta una parte del archivo.',
    money,
    next: 'Continúa el envío desde donde quedó.',
  },
  'too-many-uploads': {
    what: 'Tienes {most} archivos a medio enviar.',
    money,
    next: 'Termina o cancela alguno antes de empezar otro.',
  },
  'link-ended': {
    what: 'Este enlace al documento ya venció.',
    money,
    next: 'Abre el documento otra vez desde la lista.',
  },
} as const
