import { html, type Html } from './html.ts'

/** The sections with a page, in the order of the menu. */
const sections = [
  { path: '/', name: 'Inicio' },
  { path: '/bank', name: 'Banco' },
  { path: '/rails', name: 'Pagos al exterior' },
  { path: '/rates', name: 'Tipos de cambio' },
  { path: '/names', name: 'Listas' },
  { path: '/registry', name: 'Registros' },
  { path: '/inbox', name: 'Bandeja' },
  { path: '/control', name: 'Control' },
] as const

/** A page of the sandbox. */
export type Page = {
  readonly title: string
  readonly body: Html
  /** The section whose menu entry is marked. */
  readonly section?: (typeof sections)[number]['path']
  /** Shows the simulated bank's header instead of the menu, in a narrow column. */
  readonly asBank?: boolean
}

/** The whole document, with the banner that states that nothing here is real. */
export function layout({ title, body, section, asBank = false }: Page): Html {
  return html`<!doctype html>
    <html lang="es-CL">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Mundo de prueba</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <a class="skip" href="#contenido">Ir al contenido</a>
        <header class="top">
          <p class="banner"><strong>Mundo de prueba:</strong> nada de esto es real.</p>
          ${asBank ? bankHead : menu(section)}
        </header>
        <main id="contenido" class="${asBank ? 'narrow' : 'wide'}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `
}

const bankHead = html`<div class="inner bankhead">
  <span class="brand">Banco de Prueba</span><span class="muted">Pagos en línea</span>
</div>`

function menu(current: string | undefined): Html {
  return html`<div class="inner">
    <span class="brand">Mundo de prueba</span>
    <nav aria-label="Partes del mundo de prueba">
      <ul>
        ${sections.map(
          ({ path, name }) =>
            html`<li><a href="${path}" ${path === current && html`aria-current="page"`}>${name}</a></li>`,
        )}
      </ul>
    </nav>
  </div>`
}
