import { useEffect } from 'react'

// The document has one title: the screen sets it, and a form with faults adds a prefix.
let screenTitle = ''
const prefixes: string[] = []

function write(): void {
  document.title = `${prefixes[0] ?? ''}${screenTitle}`
}

/** Sets the document's title while mounted. */
export function useTitle(title: string): void {
  useEffect(() => {
    screenTitle = title
    write()
  }, [title])
}

/** Adds a prefix to the document's title while `shown`. */
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
