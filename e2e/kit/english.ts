interface English {
  /** Every text that a part of the page says; it runs in the browser. */
  textsIn(root: ParentNode): string[]
  /** The English words of a text. */
  englishIn(text: string): string[]
}

// The kit's own watch over its controls: e2e is no part of that workspace, and two lists would drift apart.
const kit = new URL('../../packages/ui/src/controls/english.test-kit.ts', import.meta.url)

export const english = (): Promise<English> => import(kit.href) as Promise<English>
