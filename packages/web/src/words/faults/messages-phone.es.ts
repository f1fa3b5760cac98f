/** Faults of a phone number, checked before submitting. */
export const phoneMessages = {
  length: 'Un número de Chile tiene 9 números; escribiste {typed}. Por ejemplo, 9 1234 5678.',
  foreignShort:
    'Con el código del país, un teléfono tiene al menos {least} números; escribiste {typed}. Por ejemplo, +51 912 345 678.',
  characters:
    'El teléfono lleva solo números, y + si empieza con el código del país. Por ejemplo, 9 1234 5678.',
} as const
