import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A prerendered page of the build, and what the server writes into it. */
export interface FilledPage {
  /** Its name in the folder of the build. */
  readonly file: string
  readonly fill: (html: string) => string
}

interface Asked {
  /** What distinguishes the filled page from others: its address and language. */
  readonly key: string
  /** The header accept-encoding. */
  readonly encodings: string | undefined
}
interface Answer {
  readonly body: Buffer
  readonly encoding?: 'br' | 'gzip'
}
interface Kept {
  readonly html: string
  readonly bodies: Map<string, Promise<Buffer>>
}

/** As many pages as the app has prerendered; each address has one. */
const KEPT_MAX = 200
const QUALITY = 6

const compress = {
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (html: string) => promisify(gzip)(html),
}

const encodingFor = (accepted = ''): 'br' | 'gzip' | undefined =>
  (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted))

/** Fills pages and compresses them; what is unchanged since the last request is compressed once. */
export function createFilledPages() {
  const kept = new Map<string, Kept>()
  const files = new Map<string, { readonly changedMs: number; readonly text: string }>()

  // Checked on each request, so that a new build is served without a restart.
  const textOf = async (file: string): Promise<string> => {
    const { mtimeMs } = await stat(file)
    const known = files.get(file)
    if (known?.changedMs === mtimeMs) return known.text
    const text = await readFile(file, 'utf8')
    files.set(file, { changedMs: mtimeMs, text })
    return text
  }
  const keptOf = (key: string, html: string): Kept => {
    const known = kept.get(key)
    if (known?.html === html) return known
    if (kept.size >= KEPT_MAX) kept.clear()
    const fresh = { html, bodies: new Map<string, Promise<Buffer>>() }
    kept.set(key, fresh)
    return fresh
  }
  return {
    async answer(file: string, fill: FilledPage['fill'], { key, encodings }: Asked): Promise<Answer> {
      const { html, bodies } = keptOf(key, fill(await textOf(file)))
      const encoding = encodingFor(encodings)
      if (encoding === undefined) return { body: Buffer.from(html) }
      const body = bodies.get(encoding) ?? compress[encoding](html)
      bodies.set(encoding, body)
      return { body: await body, encoding }
    },
  }
}
