const CHOSEN = 'puente.guest-language'

/** The language that the reader chose on this device for pages of guests. */
export function chosenGuestLanguage(): string | undefined {
  try {
    return localStorage.getItem(CHOSEN) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a language for pages of guests. */
export function keepGuestLanguage(language: string): void {
  try {
    localStorage.setItem(CHOSEN, language)
  } catch {
    // Storage is disabled: the choice lasts as long as the page.
  }
}
