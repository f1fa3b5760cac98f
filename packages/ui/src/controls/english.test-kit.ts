/**
 * Every text of an element: visible text, accessible names, tooltips and placeholders. It has no
 * dependencies, so that it can be evaluated in a browser.
 */
export function textsIn(root: ParentNode): string[] {
  const spoken =
    'aria-label aria-valuetext aria-roledescription aria-description title alt placeholder'.split(' ')
  const texts: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (element.tagName === 'STYLE' || element.tagName === 'SCRIPT') continue
    for (const name of spoken) {
      const value = element.getAttribute(name)?.trim()
      if (value !== undefined && value !== '') texts.push(value)
    }
    for (const node of element.childNodes) {
      const text = node.nodeType === 3 ? (node.textContent ?? '').trim() : ''
      if (text !== '') texts.push(text)
    }
  }
  return [...new Set(texts)]
}

// Words that none of our Spanish texts contains, mostly function words, because few English sentences have
// none of them.
const english = new Set(
  `the of to and is are be per from with for your you this that not an at by on in or if it its was were has have
  add all apply asc ascending back browse calendar cancel change check choose clear close collapse column columns
  contains current day days delete desc descending done edit empty equals error expand export filter filters find first
  go help hide hour hours items language last less list load loading manage menu minute minutes month months more move
  name new next none ok open operator option options page pages pagination picker play previous print rating refresh
  remove reset result results retry row rows save search second seconds select selected show sort star stars start
  submit time today toggle toolbar total undo unselect unsort update upload value view visible week year years yes`.split(
    /\s+/,
  ),
)

// Spelled alike in both languages.
const both = new Set(['error', 'total'])

/** The English words of a text; empty when it is Spanish. */
export function englishIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? []
  return words.filter((word) => english.has(word) && !both.has(word))
}
