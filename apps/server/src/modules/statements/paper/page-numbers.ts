import { accountMessages as words } from '../accounts/messages-account.es.ts'
import { contentWidth, decorate, ink, page, say, type Doc } from './canvas.ts'

/** The top of the page numbers: no table reaches it. */
export const PAGE_NUMBER = page.height - 18

/** Draws page numbers once the number of pages is known; screen readers count pages themselves. */
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
