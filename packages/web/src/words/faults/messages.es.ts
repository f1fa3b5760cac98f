/** What is wrong with one field, and how to mend it. `field` is its name inside a sentence. */
export const faultMessages = {
  missing: 'Falta {field}.',
  'not-digits': 'Revisa {field}: escribe solo números.',
  'wrong-characters': 'Revisa {field}: tiene caracteres que el banco no acepta.',
  'not-a-choice': 'Revisa {field}: elige una de las opciones.',
  'too-short': 'Revisa {field}: faltan caracteres.',
  'too-long': 'Revisa {field}: sobran caracteres.',
  'wrong-format': 'Revisa {field}: no tiene la forma esperada.',
  'wrong-length': 'Revisa {field}: el número de caracteres no corresponde.',
  'wrong-check-digit': 'Revisa {field}: el dígito verificador no coincide.',
  'unknown-country': 'Revisa {field}: no reconocemos el país.',
  'unknown-field': 'Este formulario no usa {field}. Actualiza la página e intenta de nuevo.',
  'wrong-type': 'Revisa {field}: no tiene la forma esperada.',
} as const

export const unnamedField = { field: 'este dato' } as const
