/** Each language by its own name. */
export const languageMessages = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
  ht: 'Kreyòl ayisyen',
  zh: '简体中文',
} as const

/** The offer of the app in the language of the reader's browser, each in that language. */
export const offerMessages = {
  en: {
    text: 'This page is also in English. Emails and documents come in Spanish.',
    take: 'Read it in English',
    dismiss: 'Close',
  },
  pt: {
    text: 'Esta página também está em português. Os e-mails e documentos chegam em espanhol.',
    take: 'Ler em português',
    dismiss: 'Fechar',
  },
  ht: {
    text: 'Paj sa a disponib an kreyòl tou. Imèl ak dokiman yo rive an panyòl.',
    take: 'Li l an kreyòl',
    dismiss: 'Fèmen',
  },
} as const
