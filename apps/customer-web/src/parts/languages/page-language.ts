import { languageCookie, languageCookieSeconds, type Language } from '@puente/contract'
import { keepGuestLanguage } from './guest-choice.ts'

/** Whether the reader chose a language on this device before. */
export const hasChosenLanguage = (): boolean =>
  document.cookie.split('; ').some((one) => one.startsWith(`${languageCookie}=`))

/** Keeps the choice for the next page. */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${secure}`
  keepGuestLanguage(language)
}

/** Loads the page again in a language. Text that is in no draft is lost. */
export function chooseLanguage(language: Language): void {
  keepLanguage(language)
  location.reload()
}
