import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Part {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
type Parts = Readonly<Record<string, Part>>

const plainFiles = ['manifest.json', 'favicon.ico', 'icons/icon-192x192.png']

/**
 * The files of the offline shell in a build: its entry page with all imports, and the `parts` that must work
 * offline.
 */
function shellFiles(folder: string, offlineParts: readonly string[]): Set<string> {
  const manifest = path.join(folder, '.vite/manifest.json')
  // A build that failed has none. Its own error is reported when nothing is thrown here.
  if (!existsSync(manifest)) return new Set()
  const parts = JSON.parse(readFileSync(manifest, 'utf8')) as Parts
  const entry = Object.keys(parts).find((key) => parts[key]?.isEntry === true)
  const files = new Set(['index.html', ...plainFiles])
  const seen = new Set<string>()
  const take = (key: string) => {
    const part = parts[key]
    if (part === undefined) throw new Error(`the build has no ${key}, which has to work offline`)
    if (seen.has(key)) return
    seen.add(key)
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(file)
    for (const imported of part.imports ?? []) take(imported)
  }
  for (const key of [entry ?? 'entry', ...offlineParts]) take(key)
  return files
}

interface Entry {
  readonly url: string
}

/** Restricts precaching to the shell, and maps the entry page to its public path. */
export const shellOnly =
  (folder: () => string, parts: readonly string[]) =>
  <Kept extends Entry>(entries: Kept[]): { manifest: Kept[]; warnings: string[] } => {
    const files = shellFiles(folder(), parts)
    const manifest = entries
      .filter(({ url }) => files.has(url))
      .map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry))
    return { manifest, warnings: [] }
  }
