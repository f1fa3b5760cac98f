import { useEffect, useState } from 'react'

/** An address of the picture in a file, as long as it is shown. */
export function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (file?.type.startsWith('image/') !== true) {
      setUrl(undefined)
      return
    }
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
