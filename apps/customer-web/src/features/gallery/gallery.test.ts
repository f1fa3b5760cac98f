import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as ui from '@puente/ui'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const source = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')

/**
 * The names of components that the gallery does not render: elements by their tags, icons and drawings by their
 * lists.
 */
function missing(names: readonly string[], gallery: string): string[] {
  const listed = ['icons', 'drawings']
    .map((list) => gallery.split(`const ${list} =`)[1]?.split('\n}')[0] ?? '')
    .join()
  const isShown = (name: string) =>
    new RegExp(`<${name}\\b`).test(gallery) ||
    (/(Icon|Drawing)$/.test(name) && new RegExp(`\\b${name}\\b`).test(listed))
  return names.filter((name) => !isShown(name))
}

/** Components that wrap an app and render nothing themselves. */
const wrappers = new Set(['UiProvider', 'UiWordsProvider'])
const components = Object.keys(ui).filter((name) => /^\p{Lu}/u.test(name) && !wrappers.has(name))

test('every exported component: shown in the gallery', () => {
  expect(components.length).toBeGreaterThan(50)
  expect(missing(components, source)).toEqual([])
})

test('a component that is not shown: detected', () => {
  expect(missing([...components, 'Carousel', 'ParrotIcon'], source)).toEqual(['Carousel', 'ParrotIcon'])
  expect(missing(['Card'], '<CardList />')).toEqual(['Card'])
})
