import { useEffect } from 'react'

// One document has one title: the screen says what it is, and a form with faults puts a word before it.
let screenTitle = ''
const prefixes: string[] = []

function write(): void {
  document.title = `${prefixes[0] ?? ''}${screenTitle}`
}

/** Sets the document's title for as long as the screen stands. */
export function useTitle(title: string): void {
  useEffect(() => {
    screenTitle = title
    write()
  }, [title])
}

/** Puts a text before the document's title while `shown`. */
export function useTitlePrefix(prefix: string, shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    prefixes.push(prefix)
    write()
    return () => {
      prefixes.splice(prefixes.indexOf(prefix), 1)
      write()
    }
  }, [prefix, shown])
}
