import { expect, test } from 'vitest'
import { HttpError } from '../../client/http-error.ts'
import type { FieldForm } from './field-form.ts'
import { faultsOf, faultWords } from './fault-words.ts'
import { fieldsOf } from './fields-of.ts'
import { companyRutFault, rutFault } from './rut-fault.ts'
import { emailFault } from './email-fault.ts'
import { fieldForms } from './messages-forms.es.ts'
import { faultMessages } from './messages.es.ts'

const account: FieldForm = { what: 'la cuenta', unit: 'digits', least: 6, most: 11, example: '12345678' }
const iban: FieldForm = { what: 'el IBAN', unit: 'letters', least: 24, most: 24, example: 'ES91 2100' }
const rate: FieldForm = { what: 'el tipo de cambio', example: '940,50' }
const { birthDate, password, personName, phone, rut } = fieldForms

/** A typical field of each fault, and what was typed in it. */
const typical: Readonly<Record<keyof typeof faultMessages, readonly [FieldForm, string]>> = {
  missing: [rut, ''],
  'not-digits': [account, '12/34ñ'],
  'wrong-characters': [iban, 'ES91 ñ'],
  'not-a-choice': [{ what: 'el banco', unit: 'choice' }, ''],
  'too-short': [account, '1-2 3'],
  'too-long': [password, 'x'.repeat(201)],
  'wrong-length': [iban, 'ES91 2100 0418'],
  'wrong-format': [rut, 'x'],
  'phone-country': [phone, '+870 773 111 632'],
  'phone-type': [phone, '600 123 4567'],
  'wrong-check-digit': [rut, '12.345.678-9'],
  'not-a-company': [fieldForms.companyRut, '12.345.678-5'],
  'unknown-country': [iban, 'XX12'],
  'unknown-field': [account, ''],
  'not-a-name': [personName, 'María 2'],
  'not-a-date': [birthDate, '31/02/1990'],
  'under-age': [birthDate, '01/01/2020'],
  'unknown-comuna': [{ what: 'la comuna', unit: 'choice' }, ''],
  'not-served': [{ what: 'el país', unit: 'choice' }, ''],
  'not-in-force': [{ what: 'el aviso de privacidad' }, ''],
  'not-verified': [phone, ''],
  'contains-email': [password, ''],
  'too-common': [password, ''],
  'about-you': [password, ''],
  'keyboard-pattern': [password, ''],
  repeats: [password, ''],
  sequence: [password, ''],
  guessable: [password, ''],
  'other-rut': [rut, ''],
  'as-rejected': [account, '12345678'],
  'in-use': [fieldForms.email, ''],
  'same-as-now': [fieldForms.email, ''],
  'wrong-type': [account, ''],
  zero: [account, '0'],
  'rate-now': [rate, ''],
  'rate-far': [rate, ''],
  'rate-known': [rate, ''],
  'too-much': [account, ''],
  wrong: [fieldForms.documentNumber, ''],
  'already-past': [birthDate, ''],
  'not-yet': [birthDate, ''],
}

test('every fault of a field: says what is wrong with what was typed, what is right, and an example', () => {
  const sentences = Object.entries(typical).map(
    ([fault, [form, typed]]) => `${fault}: ${faultWords(fault, form, typed)}`,
  )
  expect(sentences).toMatchInlineSnapshot(`
    [
      "missing: Escribe el RUT. Por ejemplo, 12.345.678-5.",
      "not-digits: La cuenta lleva solo números: quita «/», «ñ». Por ejemplo, 12345678.",
      "wrong-characters: El IBAN lleva solo letras y números: quita «ñ». Por ejemplo, ES91 2100.",
      "not-a-choice: Elige el banco de la lista.",
      "too-short: La cuenta tiene entre 6 y 11 números; escribiste 3. Por ejemplo, 12345678.",
      "too-long: La contraseña tiene hasta 200 caracteres; escribiste 201.",
      "wrong-length: El IBAN tiene 24 letras y números; escribiste 12. Por ejemplo, ES91 2100.",
      "wrong-format: Escribe el RUT de otra forma. Por ejemplo, 12.345.678-5.",
      "phone-country: No enviamos códigos a números de ese país ni a teléfonos satelitales. Escribe un celular de Chile o de otro país que atendemos.",
      "phone-type: Ese número no recibe códigos o cobra por recibirlos. Escribe el de un celular.",
      "wrong-check-digit: Hay un número cambiado en el RUT. Compara uno por uno con el original. Por ejemplo, 12.345.678-5.",
      "not-a-company: Ese RUT es de una persona. Escribe el RUT de la empresa. Por ejemplo, 76.123.456-0.",
      "unknown-country: El IBAN empieza con las dos letras de un país al que llega esta red; escribiste «XX». Por ejemplo, ES91 2100.",
      "unknown-field: Este formulario ya no pide la cuenta. Actualiza la página e intenta de nuevo.",
      "not-a-name: En el nombre completo van solo letras, espacios y guiones: quita «2». Por ejemplo, María José Fernández Soto.",
      "not-a-date: Esa fecha no existe. Revisa el día, el mes y el año. Por ejemplo, 17/05/1990.",
      "under-age: Para abrir una cuenta tienes que haber cumplido 18 años. Revisa la fecha.",
      "unknown-comuna: Elige la comuna de la lista.",
      "not-served: Por ahora atendemos solo a quienes viven en Chile. Si vives en otro país, escríbenos.",
      "not-in-force: Hay una versión nueva. Lee y acepta el aviso de privacidad.",
      "not-verified: Confirma el teléfono con el código que te enviamos.",
      "contains-email: Quita tu correo de la contraseña. Junta cuatro palabras sin relación entre sí.",
      "too-common: Esa contraseña ya apareció en filtraciones. Junta cuatro palabras sin relación entre sí.",
      "about-you: Quita tus datos de la contraseña. Junta cuatro palabras sin relación entre sí.",
      "keyboard-pattern: Esas teclas van seguidas y se adivinan pronto. Junta cuatro palabras sin relación entre sí.",
      "repeats: Repetir lo mismo se adivina pronto. Junta cuatro palabras sin relación entre sí.",
      "sequence: Una serie como 1234 se adivina pronto. Junta cuatro palabras sin relación entre sí.",
      "guessable: Esa contraseña se adivina pronto. Junta cuatro palabras sin relación entre sí.",
      "other-rut: Escribe el mismo RUT de la cuenta desde la que pagaste.",
      "as-rejected: Es el mismo dato que el banco rechazó. Corrígelo o pide que te devolvamos el dinero.",
      "in-use: El correo que escribiste ya está en uso. Prueba con un valor distinto.",
      "same-as-now: Es el que ya tienes. Escribe uno distinto.",
      "wrong-type: Escribe la cuenta de otra forma. Por ejemplo, 12345678.",
      "zero: Escribe un número mayor que cero en la cuenta. Por ejemplo, 12345678.",
      "rate-now: Ese es el tipo de cambio de ahora. Escribe uno más alto o más bajo. Por ejemplo, 940,50.",
      "rate-far: Escribe un tipo de cambio entre la mitad y el doble del de ahora. Por ejemplo, 940,50.",
      "rate-known: Ya tienes una alerta con ese tipo de cambio. Por ejemplo, 940,50.",
      "too-much: Escribe un número menor en la cuenta. Por ejemplo, 12345678.",
      "wrong: El número de documento no coincide con lo que tenemos. Revisa cada número y cada letra. Por ejemplo, 123.456.789.",
      "already-past: Esa fecha ya pasó. Escribe una de hoy en adelante.",
      "not-yet: Esa fecha todavía no llega. Escribe una hasta hoy.",
    ]
  `)
  const withoutExample = sentences.filter((sentence) => !sentence.includes('Por ejemplo'))
  // A password has no example, because people would use it; the others are not about how a value is written.
  expect(withoutExample.map((sentence) => sentence.split(':')[0])).toEqual([
    'not-a-choice',
    'too-long',
    'phone-country',
    'phone-type',
    'unknown-field',
    'under-age',
    'unknown-comuna',
    'not-served',
    'not-in-force',
    'not-verified',
    'contains-email',
    'too-common',
    'about-you',
    'keyboard-pattern',
    'repeats',
    'sequence',
    'guessable',
    'other-rut',
    'as-rejected',
    'in-use',
    'same-as-now',
    'already-past',
    'not-yet',
  ])
  for (const sentence of sentences)
    expect(sentence).not.toMatch(/dígito verificador|forma esperada|Revisa (el|la) \p{L}+:/u)
})

test.each([
  ['nombre.correo.cl', 'Al correo le falta la @. Por ejemplo, nombre@correo.cl.'],
  ['nombre@@correo.cl', 'El correo lleva una sola @. Por ejemplo, nombre@correo.cl.'],
  ['nom bre@correo.cl', 'El correo no lleva espacios. Por ejemplo, nombre@correo.cl.'],
  ['@correo.cl', 'Falta lo que va antes de la @. Por ejemplo, nombre@correo.cl.'],
  ['nombre@correo', 'Falta el final del correo, como .cl o .com. Por ejemplo, nombre@correo.cl.'],
  ['nombre@', 'Falta el final del correo, como .cl o .com. Por ejemplo, nombre@correo.cl.'],
  ['nombre@correo.', 'Falta el final del correo, como .cl o .com. Por ejemplo, nombre@correo.cl.'],
  ['', 'Escribe el correo. Por ejemplo, nombre@correo.cl.'],
  [' ñandú@sub.correo.com.ar ', undefined],
  [
    'a..b@c.cl',
    'Revisa los puntos y guiones del correo: no van dos puntos seguidos, ni uno al principio o al final. Por ejemplo, nombre@correo.cl.',
  ],
  [
    '.a@c.cl',
    'Revisa los puntos y guiones del correo: no van dos puntos seguidos, ni uno al principio o al final. Por ejemplo, nombre@correo.cl.',
  ],
  [
    'a@b..cl',
    'Revisa los puntos y guiones del correo: no van dos puntos seguidos, ni uno al principio o al final. Por ejemplo, nombre@correo.cl.',
  ],
  [
    'a@-b.cl',
    'Revisa los puntos y guiones del correo: no van dos puntos seguidos, ni uno al principio o al final. Por ejemplo, nombre@correo.cl.',
  ],
])('the mail %j: %s', (typed, text) => {
  expect(emailFault(typed)).toBe(text)
})

test.each([
  [rutFault, '12.345.678-5', undefined],
  [rutFault, '', 'Escribe el RUT. Por ejemplo, 12.345.678-5.'],
  [
    rutFault,
    '12.345',
    'Hay un número cambiado en el RUT. Compara uno por uno con el original. Por ejemplo, 12.345.678-5.',
  ],
  [rutFault, 'AB-1', 'Escribe el RUT de otra forma. Por ejemplo, 12.345.678-5.'],
  [companyRutFault, '76.123.456-0', undefined],
  [
    companyRutFault,
    '12.345.678-5',
    'Ese RUT es de una persona. Escribe el RUT de la empresa. Por ejemplo, 76.123.456-0.',
  ],
])('%o of %j: %s', (faultOf, typed, text) => {
  expect(faultOf(typed)).toBe(text)
})

test.each([
  ['missing', undefined, 'Falta este dato.'],
  ['missing', 'Correo electrónico', 'Falta correo electrónico.'],
  ['wrong-check-digit', 'RUT', 'Hay un número cambiado en RUT. Compara uno por uno con el original.'],
  ['something-new', 'Ñandú', 'Escribe ñandú de otra forma.'],
  ['constructor', undefined, 'Escribe este dato de otra forma.'],
])('%s at %s has the text "%s"', (fault, label, text) => {
  expect(faultWords(fault, label)).toBe(text)
})

test('faults of a refused call: have the names of the form', () => {
  const error = new HttpError(422, {
    type: 'about:blank',
    title: 'fields-wrong',
    status: 422,
    code: 'fields-wrong',
    facts: {},
    fields: [
      { at: 'name', fault: 'missing' },
      { at: 'details.clabe', fault: 'wrong-check-digit' },
    ],
    requestId: 'req-1',
  })
  const rename = (at: string) => at.replace('details.', '')
  expect(faultsOf(error, rename, { clabe: 'CLABE' })).toEqual({
    name: 'Falta este dato.',
    clabe: 'Hay un número cambiado en CLABE. Compara uno por uno con el original.',
  })
  expect(faultsOf(new Error('other'))).toEqual({})
  expect(faultsOf(null)).toEqual({})
})

test('faults at lines of a checklist: at no field of a form, so that the refusal itself is shown', () => {
  const error = new HttpError(409, {
    type: 'about:blank',
    title: 'checks-open',
    status: 409,
    code: 'checks-open',
    facts: { count: 1 },
    fields: [{ at: 'checks.exposure', fault: 'undeclared' }],
    requestId: 'req-1',
  })
  expect([faultsOf(error), fieldsOf(error)]).toEqual([{}, []])
})

test('faults of fields with a declared form: have its name, what was typed and an example', () => {
  const error = new HttpError(422, {
    type: 'about:blank',
    title: 'fields-wrong',
    status: 422,
    code: 'fields-wrong',
    facts: {},
    fields: [
      { at: 'givenNames', fault: 'not-a-name' },
      { at: 'password', fault: 'too-short' },
    ],
    requestId: 'req-1',
  })
  expect(faultsOf(error, undefined, {}, { givenNames: 'María 2', password: 'corta' })).toEqual({
    givenNames: 'En los nombres van solo letras, espacios y guiones: quita «2». Por ejemplo, María José.',
    password: 'La contraseña tiene al menos 12 caracteres; escribiste 5.',
  })
})
