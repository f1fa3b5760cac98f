import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { anchorOf, blocksOf } from './blocks.ts'
import { Prose } from './prose.tsx'

const markup = (text: string) =>
  renderToStaticMarkup(<Prose text={text} anchors />)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<div class="[^"]*">([\s\S]*)<\/div>/, '$1')
    .replaceAll(/<\/?span>/g, '')

test('the supported marks: rendered as elements', () => {
  expect(
    markup(
      '# Título uno\n\nUna línea\nque sigue, **fuerte** y no.\n\n- uno\n- **dos** más\n## Más abajo\nFin',
    ),
  ).toBe(
    '<h2 id="titulo-uno">Título uno</h2><p>Una línea que sigue, <strong>fuerte</strong> y no.</p>' +
      '<ul><li>uno</li><li><strong>dos</strong> más</li></ul><h3 id="mas-abajo">Más abajo</h3><p>Fin</p>',
  )
})

test('a table: only when it is complete', () => {
  expect(markup('| a | **b** |\n| --- | - |\n| 1 | <i> |')).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col"><strong>b</strong></th></tr></thead>' +
      '<tbody><tr><td>1</td><td>&lt;i&gt;</td></tr></tbody></table>',
  )
  expect(markup('| a |\nno\n| --- |')).toBe('<p>| a | no | --- |</p>')
})

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['[premio](javascript:alert(1))', '<p>[premio](javascript:alert(1))</p>'],
  ['**<b onclick="x">**', '<p><strong>&lt;b onclick=&quot;x&quot;&gt;</strong></p>'],
  ['# "><script>', '<h2 id="script">&quot;&gt;&lt;script&gt;</h2>'],
  ['- <iframe srcdoc="x">', '<ul><li>&lt;iframe srcdoc=&quot;x&quot;&gt;</li></ul>'],
  ['&lt;b&gt;', '<p>&amp;lt;b&amp;gt;</p>'],
  ['abierto **y nunca cerrado', '<p>abierto **y nunca cerrado</p>'],
  ['### tres', '<p>### tres</p>'],
  ['', ''],
])('hostile or odd text, %j: shown literally', (text, shown) => {
  expect(markup(text)).toBe(shown)
})

test('any text: produces only our own elements', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'#-* \n<>"\'/=&ab:()[]', '**', '\n\n', '<a href=') })
  fc.assert(
    fc.property(typed, (text) => {
      const tags = [...markup(text).matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)]
      for (const [, name = '', rest = ''] of tags) {
        expect(['h2', 'h3', 'p', 'ul', 'li', 'strong']).toContain(name)
        expect(rest).toMatch(/^( id="[a-z0-9-]*")?$/)
      }
    }),
  )
})

test('any text: only marks and white space are removed', () => {
  const words = (text: string) => text.replace(/[\s*#-]+/g, '')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abc *#-\n') }), (text) => {
      const kept = blocksOf(text)
        .flatMap((block) =>
          block.kind === 'heading'
            ? [block.text]
            : block.kind === 'list'
              ? block.items.flat().map((span) => span.text)
              : block.kind === 'table'
                ? [block.head, ...block.rows].flat(2).map((span) => span.text)
                : block.spans.map((span) => span.text),
        )
        .join('')
      expect(words(kept)).toBe(words(text))
    }),
  )
})

test('an anchor: plain letters and digits', () => {
  expect(anchorOf('¿Quiénes somos? (2026)')).toBe('quienes-somos-2026')
})

test('names between double braces with values: values and unknown names are marked; without values nothing is', () => {
  const shown = renderToStaticMarkup(
    <Prose text={'# De {{brand}}\n\n**{{brand}}** y {{nadie}}'} values={{ brand: '<Puente>' }} />,
  )
  expect(shown).toContain('De <mark title="{{brand}}">&lt;Puente&gt;</mark></h2>')
  expect(shown).toContain('<strong><mark title="{{brand}}">&lt;Puente&gt;</mark></strong>')
  expect(shown).toContain('<mark data-unknown="true">{{nadie}}</mark>')
  expect(markup('{{brand}}')).toBe('<p>{{brand}}</p>')
})
