import { SkeletonLines } from '@puente/ui'
import { lazy, Suspense, type ComponentProps } from 'react'

// Loaded with the first file that is opened.
const DocumentViewer = lazy(async () => ({
  default: (await import('./document-viewer.tsx')).DocumentViewer,
}))

/** A document in the page: enlarged, turned, and page by page. */
export const Viewer = (props: ComponentProps<typeof DocumentViewer>) => (
  <Suspense fallback={<SkeletonLines lines={8} />}>
    <DocumentViewer {...props} />
  </Suspense>
)
