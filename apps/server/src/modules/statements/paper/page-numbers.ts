import { accountMessages as words } from '../messages-account.es.ts'
import { contentWidth, decorate, ink, page, say, type Doc } from './canvas.ts'

/** Where the numbers of pages begin: no table reaches there. */
export const PAGE_NUMBER = page.height - 18

/** Numbers the pages of a paper, once it is known how many there are; a screen reader counts them by itself. */
export function drawPageNumbers(doc: Doc): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    decorate(doc, () => {
      const place = { x: page.margin, y: PAGE_NUMBER, width: contentWidth, size: 6.8, colour: ink.muted }
      say(doc, words.page(index + 1, count), { ...place, align: 'right' })
    })
  }
}
