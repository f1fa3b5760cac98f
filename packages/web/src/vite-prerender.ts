import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/** A page of the prerender module: the rendered app with its styles, and the texts of the head. */
interface PrerenderedPage {
  /** The name in the build, without its extension. */
  readonly name: string
  readonly html: string
  readonly title: string
  readonly description: string
  /** Facts for search engines, in the vocabulary of schema.org. */
  readonly facts?: object
}

interface Written {
  readonly type: string
  readonly source?: string | Uint8Array
}

/**
 * Prerenders pages during the build, each as an HTML file, so that their first render needs no script. `entry` exports
 * `drawPages`; it is built separately, run here and deleted.
 */
export function prerenderedPages(entry: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'puente:prerendered-pages',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (config.command !== 'build') return
        const shell = textOf(bundle['index.html'])
        const styled = withInlineStyles(shell, bundle)
        for (const page of await draw(config, entry))
          this.emitFile({ type: 'asset', fileName: `${page.name}.html`, source: withPage(styled, page) })
      },
    },
  }
}

async function draw(config: ResolvedConfig, entry: string): Promise<readonly PrerenderedPage[]> {
  // Inside the repository, so that the module finds its external packages.
  const cache = path.resolve(config.root, '../../node_modules/.cache/puente')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'prerender-'))
  try {
    await build({
      root: config.root,
      logLevel: 'error',
      // Messages are compiled, so the library must be resolved as in the app's own build.
      ssr: { noExternal: ['use-intl', 'icu-minify'] },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: false,
        watch: null,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    // In a process of its own: one that has loaded React for development already cannot render for production.
    const url = JSON.stringify(pathToFileURL(path.join(folder, 'prerender.mjs')).href)
    const script = `const { drawPages } = await import(${url}); process.stdout.write(JSON.stringify(await drawPages()))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    })
    return JSON.parse(stdout) as PrerenderedPage[]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The page with the rendered app, and its styles in the head, where the app looks for them. */
function withPage(shell: string, { html, title, description, facts }: PrerenderedPage): string {
  const { body, styles } = apart(html)
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => meta('description', description))
    .replace('</head>', () => `${factsOf(facts)}${styles}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}

// Browsers do not run the element, so that the content security policy does not concern it.
const factsOf = (facts: object | undefined) =>
  facts === undefined
    ? ''
    : `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>\n`

/** Separates the rendered HTML from the style elements between its parts, without duplicates. */
function apart(html: string): { body: string; styles: string } {
  const globals = new Map<string, string>()
  const classes = new Map<string, string>()
  const body = html.replace(
    /<style data-emotion="([a-z-]+) ([^"]+)">([\s\S]*?)<\/style>/g,
    (_, key: string, names: string, css: string) => {
      const kept = key.endsWith('-global') ? globals : classes
      kept.set(names, css)
      return ''
    },
  )
  const styles = [
    ...[...globals].map(([name, css]) => `<style data-emotion="css-global ${name}">${css}</style>`),
    `<style data-emotion="css ${[...classes.keys()].join(' ')}">${[...classes.values()].join('')}</style>`,
  ]
  return { body, styles: styles.join('\n') }
}

/** Inlines the style sheets, which saves a round trip before the first render. */
function withInlineStyles(shell: string, bundle: Readonly<Record<string, unknown>>): string {
  return shell.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g, (link, file: string) => {
    const css = textOf(bundle[file])
    return css === '' ? link : `<style>${css}</style>`
  })
}

function textOf(part: unknown): string {
  const { type, source = '' } = (part ?? { type: 'none' }) as Written
  if (type !== 'asset') return ''
  return typeof source === 'string' ? source : Buffer.from(source).toString('utf8')
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
