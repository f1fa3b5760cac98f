const money = 'No se movió dinero.'

export const documentMessages = {
  'document-too-large': {
    what: 'El archivo pesa {size, select, none {más de {maxSize}} other {{size} y puedes enviar hasta {maxSize}}}.',
    money: 'No lo guardamos y no se movió dinero.',
    next: 'Elige uno que pese menos o toma una foto con menos resolución.',
  },
  'document-empty': {
    what: 'El archivo está vacío.',
    money,
    next: 'Ábrelo para revisar que tenga contenido y elige otro.',
  },
  'document-type-unknown': {
    what: 'El archivo no es un PDF ni una foto JPEG, PNG o WebP, aunque su nombre lo diga.',
    money,
    next: 'Guárdalo como PDF o toma una foto, y envíalo de nuevo.',
  },
  'document-corrupt': {
    what: 'El archivo está dañado: no pudimos abrirlo completo.',
    money,
    next: 'Ábrelo para revisarlo, guárdalo de nuevo y envíalo otra vez.',
  },
  'document-too-complex': {
    what: 'El archivo tiene demasiadas partes y no pudimos abrirlo.',
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
    what: 'El antivirus encontró un virus en el archivo.',
    money: 'No lo guardamos y no se movió dinero.',
    next: 'Revisa tu equipo con un antivirus y envía otra copia o una foto.',
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
    what: 'Este archivo se está enviando desde otra ventana.',
    money,
    next: 'Sigue desde donde quedó, o envíalo de nuevo.',
  },
  'upload-ended': {
    what: 'El envío de este archivo ya terminó o pasó más de un día.',
    money,
    next: 'Elige el archivo y envíalo de nuevo.',
  },
  'upload-differs': {
    what: 'El archivo que elegiste no es el mismo que dejaste a medio enviar.',
    money,
    next: 'Elígelo otra vez y lo enviamos completo.',
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
