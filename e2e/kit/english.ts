interface English {
  /** Every text in a part of the page; it runs in the browser. */
  textsIn(root: ParentNode): string[]
  /** The English words of a text. */
  englishIn(text: string): string[]
}

// The test kit of the controls contains the word list. Loading it by path avoids a second list.
const kit = new URL('../../packages/ui/src/controls/english.test-kit.ts', import.meta.url)

export const english = (): Promise<English> => import(kit.href) as Promise<English>
