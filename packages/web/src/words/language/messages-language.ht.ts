import type { Language } from '@puente/contract'

export const language: Language = 'ht'

// Browsers have no names in Haitian Creole; those that are not declared here are French.
export const namesLocale = 'fr'

// Of the countries only those of the corridors: the entry chunk has no place for the others.
export const ownNames: Readonly<Record<string, string>> = {
  lundi: 'lendi',
  mardi: 'madi',
  mercredi: 'mèkredi',
  jeudi: 'jedi',
  vendredi: 'vandredi',
  samedi: 'samdi',
  dimanche: 'dimanch',
  janvier: 'janvye',
  février: 'fevriye',
  mars: 'mas',
  mai: 'me',
  juin: 'jen',
  juillet: 'jiyè',
  août: 'out',
  septembre: 'septanm',
  octobre: 'oktòb',
  novembre: 'novanm',
  décembre: 'desanm',
  CL: 'Chili',
  CO: 'Kolonbi',
  DE: 'Almay',
  ES: 'Espay',
  MX: 'Meksik',
  PE: 'Pewou',
  US: 'Etazini',
}
