/** Hands a file to the browser to be saved under this name, as if it had been followed as a link. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the file after this press has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
