/** Each language by its own name. */
export const languageMessages = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
  ht: 'Kreyòl ayisyen',
  zh: '简体中文',
} as const
