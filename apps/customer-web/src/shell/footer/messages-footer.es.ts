/** Texts of the parts of the footer that are loaded after the page. */
export const footerMessages = {
  demo: '{brand} es aquí un operador de demostración: no es una empresa y no mueve dinero real.',
  legalRut: 'RUT {rut}',
  appearance: {
    label: 'Apariencia',
    system: 'Igual que el sistema',
    light: 'Claro',
    dark: 'Oscuro',
  },
} as const
