import { getDocumentProxy } from 'unpdf'

/** What opening a PDF found: its pages, or why it does not open. */
export type OpenedPdf = { readonly pages: number } | 'locked' | 'corrupt'

/** Opens a PDF as a reader would, up to its first page. Runs on a thread: what it reads may be anything. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  try {
    const pdf = await getDocumentProxy(bytes, { stopAtErrors: true, verbosity: 0 })
    try {
      const page = await pdf.getPage(1)
      await page.getOperatorList()
      return { pages: pdf.numPages }
    } finally {
      await pdf.loadingTask.destroy()
    }
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'corrupt'
  }
}
