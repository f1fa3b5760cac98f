import Box from '@mui/material/Box'
import { Button, FailedState, LiveRegion, Muted, SkeletonLines, v } from '@puente/ui'
import { format } from '@puente/web'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { Picture } from './picture.tsx'
import { asSent, paged, turned, zoomed, type View } from './view.ts'
import { words } from './words.ts'

// The library for PDF is loaded with the first PDF.
const PdfPage = lazy(async () => ({ default: (await import('./pdf-page.tsx')).PdfPage }))

interface DocumentViewerProps {
  /** A link to the content. */
  url: string
  type: 'application/pdf' | 'image/jpeg'
  /** What the document is. */
  what: string
  /** Opens the file in a tab of its own. */
  onTab: () => unknown
  /** Asks for a new link, because one lasts two minutes. */
  onRenew: () => unknown
  /** The file was loaded. */
  onShown?: (() => unknown) | undefined
}

/** A document in the page: enlarged, turned, and page by page. */
export function DocumentViewer({ url, type, what, onTab, onRenew, onShown }: DocumentViewerProps) {
  const [view, setView] = useState(asSent)
  const [pages, setPages] = useState(1)
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])
  const shown = useOnce(onShown)
  const pane = useRef<HTMLDivElement>(null)
  const widthPx = useWidth(pane)
  if (hasFailed)
    return (
      <FailedState
        title={words('failed')}
        message={words('failedText')}
        retryLabel={words('again')}
        onRetry={onRenew}
        actions={<Button onPress={onTab}>{words('tab')}</Button>}
      />
    )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Controls what={what} onTab={onTab} view={view} pages={pages} onView={setView} />
      <Box
        ref={pane}
        tabIndex={0}
        role="group"
        aria-label={what}
        sx={{
          overflow: 'auto',
          height: 'clamp(240px, calc(100dvh - 330px), 900px)',
          border: `1px solid ${v.line}`,
          borderRadius: '8px',
          backgroundColor: v.canvas,
        }}
      >
        {type === 'application/pdf' ? (
          <Suspense fallback={<SkeletonLines lines={10} />}>
            <PdfPage
              url={url}
              alt={`${what}, ${pageText(view, pages)}`}
              view={view}
              widthPx={widthPx}
              onPages={setPages}
              onShown={shown}
              onFailed={fail}
            />
          </Suspense>
        ) : (
          <Picture url={url} alt={what} view={view} onShown={shown} onFailed={fail} />
        )}
      </Box>
    </Box>
  )
}

/** A function of constant identity that calls the latest `act` on its first call and ignores further calls. */
function useOnce(act: (() => unknown) | undefined): () => void {
  const latest = useRef(act)
  const isDone = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  return useCallback(() => {
    if (isDone.current) return
    isDone.current = true
    latest.current?.()
  }, [])
}

const pageText = ({ page }: View, pages: number): string =>
  words('page', { page: format.count(page), pages: format.count(pages) })

/** The inner width of an element, in px; 0 before it is measured. */
function useWidth(place: RefObject<HTMLDivElement | null>): number {
  const [widthPx, setWidthPx] = useState(0)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return widthPx
}

interface ControlsProps extends Pick<DocumentViewerProps, 'what' | 'onTab'> {
  view: View
  pages: number
  onView: (view: View) => void
}

function Controls({ what, onTab, view, pages, onView }: ControlsProps) {
  const page = pageText(view, pages)
  return (
    <Box
      role="toolbar"
      aria-label={words('controls', { what })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Button size="small" onPress={() => onView(zoomed(view, false))}>
        {words('smaller')}
      </Button>
      <Muted>{words('zoom', { percent: format.count(view.zoomPercent) })}</Muted>
      <Button size="small" onPress={() => onView(zoomed(view, true))}>
        {words('larger')}
      </Button>
      <Button size="small" onPress={() => onView(turned(view))}>
        {words('turn')}
      </Button>
      {pages < 2 ? null : (
        <>
          <Button size="small" disabled={view.page === 1} onPress={() => onView(paged(view, -1, pages))}>
            {words('before')}
          </Button>
          <Muted>{page}</Muted>
          <Button size="small" disabled={view.page === pages} onPress={() => onView(paged(view, 1, pages))}>
            {words('after')}
          </Button>
          <LiveRegion message={page} />
        </>
      )}
      <Button size="small" kind="text" onPress={onTab}>
        {words('tab')}
      </Button>
    </Box>
  )
}
