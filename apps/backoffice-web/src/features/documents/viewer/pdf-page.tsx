import { SkeletonLines } from '@puente/ui'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- with ?url the build exports the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import type { View } from './view.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * The file is read whole in one request, because each request is a recorded view. Scripts in it never run: only the
 * drawing part of the library is used.
 */
function useFile(url: string, onFailed: () => void): PDFDocumentProxy | undefined {
  const [file, setFile] = useState<PDFDocumentProxy>()
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  useEffect(() => {
    const task = getDocument({
      url,
      disableRange: true,
      disableStream: true,
      useWasm: false,
      enableXfa: false,
    })
    let isGone = false
    task.promise.then(
      (opened) => {
        if (!isGone) setFile(opened)
      },
      () => {
        if (!isGone) failed.current()
      },
    )
    return () => {
      isGone = true
      void task.destroy()
    }
  }, [url])
  return file
}

interface PdfPageProps {
  url: string
  alt: string
  view: View
  /** The width of the pane, in px. */
  widthPx: number
  onPages: (pages: number) => void
  onShown: () => void
  onFailed: () => void
}

/** One page of a PDF, drawn in the page itself. */
export function PdfPage({ url, alt, view, widthPx, onPages, onShown, onFailed }: PdfPageProps) {
  const file = useFile(url, onFailed)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { page, zoomPercent, turnDegrees } = view
  useEffect(() => {
    if (file === undefined) return
    onPages(file.numPages)
    onShown()
  }, [file, onPages, onShown])
  useEffect(() => {
    if (file === undefined || widthPx === 0) return
    let stop: () => void = () => undefined
    let isGone = false
    const draw = async () => {
      const drawn = await file.getPage(page)
      const place = canvas.current
      if (isGone || place === null) return
      const rotation = (drawn.rotate + turnDegrees) % 360
      const natural = drawn.getViewport({ scale: 1, rotation })
      const scale = (widthPx * zoomPercent) / 100 / natural.width
      const viewport = drawn.getViewport({ scale: scale * window.devicePixelRatio, rotation })
      place.width = Math.floor(viewport.width)
      place.height = Math.floor(viewport.height)
      place.style.width = `${Math.floor(natural.width * scale)}px`
      const task = drawn.render({ canvas: place, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    draw().catch((error: unknown) => {
      // A drawing that a newer one replaces is cancelled.
      if (!isGone) onFailed()
      if (!(error instanceof Error)) throw error
    })
    return () => {
      isGone = true
      stop()
    }
  }, [file, page, zoomPercent, turnDegrees, widthPx, onFailed])
  return (
    <>
      {file === undefined ? <SkeletonLines lines={10} /> : null}
      <canvas
        ref={canvas}
        role="img"
        aria-label={alt}
        style={{ display: file === undefined ? 'none' : 'block', margin: '0 auto' }}
      />
    </>
  )
}
