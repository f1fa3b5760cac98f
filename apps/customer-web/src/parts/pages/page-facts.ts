import { useConfig } from '@puente/web'
import { useEffect } from 'react'

interface PageFacts {
  /** The meta description: one or two sentences for search engines. */
  readonly description: string
  /** The canonical path, without parameters of the reader's state. */
  readonly path: string
  /** Whether search engines may index the page. */
  readonly listed?: boolean
}

/** Sets the document's head for a page while it is mounted. */
export function usePageFacts({ description, path, listed = true }: PageFacts): void {
  const { publicUrl } = useConfig()
  useEffect(() => {
    const undo = [
      writeHead('meta', 'name', 'description', 'content', description),
      ...(listed
        ? [writeHead('link', 'rel', 'canonical', 'href', publicUrl + path)]
        : [writeHead('meta', 'name', 'robots', 'content', 'noindex')]),
    ]
    return () => undo.forEach((back) => back())
  }, [description, listed, path, publicUrl])
}

/** Writes one element of the head and returns a function that restores it. */
function writeHead(tag: 'meta' | 'link', by: string, name: string, at: string, value: string): () => void {
  const found = document.head.querySelector(`${tag}[${by}="${name}"]`)
  const element = found ?? document.head.appendChild(document.createElement(tag))
  const before = element.getAttribute(at)
  element.setAttribute(by, name)
  element.setAttribute(at, value)
  return () => {
    if (found === null) element.remove()
    else if (before !== null) element.setAttribute(at, before)
  }
}
