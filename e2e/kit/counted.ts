import type { BrowserContext } from '@playwright/test'

/** What people did in their browsers: presses of the pointer and of keys that are not text, choices in lists, and fields. */
export interface Effort {
  acts: number
  fields: number
}

/**
 * Counts what the user of a context does, the kit's own steps included. A press, a choice in a list, a chosen file and a
 * key that is not typed into a field is one act; a field that gets text is counted apart, whatever its length.
 */
export async function countActs(context: BrowserContext, effort: Effort): Promise<void> {
  await context.exposeBinding('counted', (_source, what: keyof Effort) => {
    effort[what] += 1
  })
  await context.addInitScript(() => {
    const count = (what: 'acts' | 'fields') => {
      void (window as unknown as { counted: (what: string) => Promise<void> }).counted(what)
    }
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type))
    let field: EventTarget | null = null
    addEventListener('pointerdown', () => count('acts'), true)
    addEventListener(
      'keydown',
      ({ key, target }) => {
        if (['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return
        if (!isText(target) || key === 'Enter') count('acts')
      },
      true,
    )
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) count('acts')
        else if (target instanceof HTMLInputElement && target.type === 'file') count('acts')
        else if (isText(target) && target !== field) {
          field = target
          count('fields')
        }
      },
      true,
    )
  })
}
