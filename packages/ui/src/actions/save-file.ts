/** Downloads a file under this name, like a link with `download`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the file after this event has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
