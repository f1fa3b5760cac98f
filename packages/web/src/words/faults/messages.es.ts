/**
 * Faults of a field: what is wrong with what was typed, and what to do. `field` is its name within a sentence, `Field`
 * at its beginning. The wrong signs and an example of a right value follow.
 */
export const faultMessages = {
  missing: 'Escribe {field}',
  'not-digits': '{Field} lleva solo números',
  'wrong-characters': 'Hay signos que el banco no acepta en {field}',
  'not-a-choice': 'Elige {field} de la lista',
  'too-short': 'Faltan caracteres en {field}',
  'too-long': 'Sobran caracteres en {field}',
  'wrong-length': 'Faltan o sobran caracteres en {field}',
  'wrong-format': 'Escribe {field} de otra forma',
  'phone-country':
    'No enviamos códigos a números de ese país ni a teléfonos satelitales. Escribe un celular de Chile o de otro país que atendemos',
  'phone-type': 'Ese número no recibe códigos o cobra por recibirlos. Escribe el de un celular',
  'wrong-check-digit': 'Hay un número cambiado en {field}. Compara uno por uno con el original',
  'not-a-company': 'Ese RUT es de una persona. Escribe el RUT de la empresa',
  'unknown-country': '{Field} empieza con las dos letras de un país al que llega esta red',
  'unknown-field': 'Este formulario ya no pide {field}. Actualiza la página e intenta de nuevo',
  'not-a-name': 'En {field} van solo letras, espacios y guiones',
  'not-a-date': 'Esa fecha no existe. Revisa el día, el mes y el año',
  'under-age': 'Para abrir una cuenta tienes que haber cumplido 18 años. Revisa la fecha',
  'unknown-comuna': 'Elige la comuna de la lista',
  'not-served': 'Por ahora atendemos solo a quienes viven en Chile. Si vives en otro país, escríbenos',
  'not-in-force': 'Hay una versión nueva. Lee y acepta {field}',
  'not-verified': 'Confirma {field} con el código que te enviamos',
  'contains-email': 'Quita tu correo de {field}. Junta cuatro palabras sin relación entre sí',
  'too-common': 'Esa contraseña ya apareció en filtraciones. Junta cuatro palabras sin relación entre sí',
  'about-you': 'Quita tus datos de {field}. Junta cuatro palabras sin relación entre sí',
  'keyboard-pattern':
    'Esas teclas van seguidas y se adivinan pronto. Junta cuatro palabras sin relación entre sí',
  repeats: 'Repetir lo mismo se adivina pronto. Junta cuatro palabras sin relación entre sí',
  sequence: 'Una serie como 1234 se adivina pronto. Junta cuatro palabras sin relación entre sí',
  guessable: 'Esa contraseña se adivina pronto. Junta cuatro palabras sin relación entre sí',
  'other-rut': 'Escribe el mismo RUT de la cuenta desde la que pagaste',
  'as-rejected': 'Es el mismo dato que el banco rechazó. Corrígelo o pide que te devolvamos el dinero',
  'in-use': '{Field} que escribiste ya está en uso. Prueba con un valor distinto',
  'same-as-now': 'Es el que ya tienes. Escribe uno distinto',
  'wrong-type': 'Escribe {field} de otra forma',
  zero: 'Escribe un número mayor que cero en {field}',
  'rate-now': 'Ese es el tipo de cambio de ahora. Escribe uno más alto o más bajo',
  'rate-far': 'Escribe un tipo de cambio entre la mitad y el doble del de ahora',
  'rate-known': 'Ya tienes una alerta con ese tipo de cambio',
  'too-much': 'Escribe un número menor en {field}',
  wrong: '{Field} no coincide con lo que tenemos. Revisa cada número y cada letra',
  'already-past': 'Esa fecha ya pasó. Escribe una de hoy en adelante',
  'not-yet': 'Esa fecha todavía no llega. Escribe una hasta hoy',
} as const

export const faultParts = {
  field: 'este dato',
  example: '{fault} Por ejemplo, {example}.',
  /** For a field whose form is not declared. */
  missing: 'Falta {field}',
  letters: '{Field} lleva solo letras y números',
  changed: 'Hay un número o una letra cambiados en {field}. Compara uno por uno con el original',
  signs: '{fault}: quita {signs}',
  start: '{fault}; escribiste {start}',
  /** In place of the fault, where the length of the field is known. */
  length: '{Field} tiene {length}',
  typed: '{fault}; escribiste {typed}',
  range: 'entre {least} y {most} {unit}',
  least: 'al menos {least} {unit}',
  most: 'hasta {most} {unit}',
  digits: 'números',
  lettersAndDigits: 'letras y números',
  characters: 'caracteres',
} as const
