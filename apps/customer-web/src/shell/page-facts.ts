import { useConfig } from '@puente/web'
import { useEffect } from 'react'

interface PageFacts {
  /** One or two sentences for a search engine's page of results. */
  readonly description: string
  /** The page's own address, without what a reader's state adds to it. */
  readonly path: string
  /** Whether search engines may list the page. */
  readonly listed?: boolean
}

/** What the document's head says of a page, for as long as the page stands. */
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

/** Writes one element of the head, and answers how to leave it as it was found. */
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
