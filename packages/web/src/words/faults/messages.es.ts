/** Faults of a field, with how to correct them. `field` is its name within a sentence. */
export const faultMessages = {
  missing: 'Falta {field}.',
  'not-digits': 'Revisa {field}: escribe solo números.',
  'wrong-characters': 'Revisa {field}: tiene caracteres que el banco no acepta.',
  'not-a-choice': 'Revisa {field}: elige una de las opciones.',
  'too-short': 'Revisa {field}: faltan caracteres.',
  'too-long': 'Revisa {field}: sobran caracteres.',
  'wrong-format': 'Revisa {field}: no tiene la forma esperada.',
  'phone-country':
    'A números de ese país, o satelitales, no enviamos códigos. Escribe el de un celular de Chile o de otro país que atendemos.',
  'phone-type': 'Ese número no recibe códigos o cobra por recibirlos. Escribe el de un celular.',
  'wrong-length': 'Revisa {field}: el número de caracteres no corresponde.',
  'wrong-check-digit': 'Revisa {field}: el dígito verificador no coincide.',
  'not-a-company': 'Revisa {field}: no es el RUT de una empresa.',
  'unknown-country': 'Revisa {field}: no reconocemos el país.',
  'unknown-field': 'Este formulario no usa {field}. Actualiza la página e intenta de nuevo.',
  'not-a-name': 'Revisa {field}: escribe solo letras, espacios y guiones.',
  'not-a-date': 'Revisa {field}: esa fecha no existe.',
  'under-age': 'Debes tener 18 años o más para abrir una cuenta.',
  'unknown-comuna': 'Revisa {field}: elige una comuna de la lista.',
  'not-served': 'Por ahora atendemos solo a quienes viven en Chile.',
  'not-in-force': 'Lee y acepta la versión vigente de {field}.',
  'not-verified': 'Confirma {field} con el código que te enviamos.',
  'contains-email': 'Elige {field} sin partes de tu correo.',
  'too-common': 'Cambia {field}, que ya se filtró: junta cuatro palabras sin relación.',
  'about-you': 'Elige {field} sin tus datos: junta cuatro palabras sin relación.',
  'keyboard-pattern': 'Elige {field} sin series ni repeticiones: junta cuatro palabras sin relación.',
  repeats: 'Elige {field} sin series ni repeticiones: junta cuatro palabras sin relación.',
  sequence: 'Elige {field} sin series ni repeticiones: junta cuatro palabras sin relación.',
  guessable: 'Cambia {field}, que se adivina pronto: junta cuatro palabras sin relación.',
  'other-rut': 'Revisa {field}: tiene que ser el mismo RUT que pagó.',
  'in-use': 'Revisa {field}: ya está en uso.',
  'wrong-type': 'Revisa {field}: no tiene la forma esperada.',
  zero: 'Revisa {field}: tiene que ser más que cero.',
  'too-much': 'Revisa {field}: es demasiado.',
  wrong: 'Revisa {field}: no coincide.',
  'already-past': 'Revisa {field}: esa fecha ya pasó.',
  'not-yet': 'Revisa {field}: esa fecha todavía no llega.',
} as const

export const unnamedField = { field: 'este dato' } as const

/** Faults of a phone number's length, checked before submitting. */
export const phoneMessages = {
  short:
    'Un número de Chile tiene 9 dígitos, como 9 1234 5678: {missing, plural, one {falta uno} other {faltan #}}.',
  long: 'Un número de Chile tiene 9 dígitos, como 9 1234 5678: {over, plural, one {sobra uno} other {sobran #}}.',
  foreignShort: 'Faltan dígitos: con el código del país, un número tiene al menos {least}.',
  characters: 'Escribe el teléfono solo con números, y con + si empieza por el código del país.',
} as const
