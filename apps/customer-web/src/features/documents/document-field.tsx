import type { DocumentWire, OpenUploadWire } from '@puente/contract/customer'
import { Button, LiveRegion, Notice, UploadField } from '@puente/ui'
import { describeFailure, format, HttpError, useConfig } from '@puente/web'
import { isWaitable } from './waitable.ts'
import { uploadStateText } from './said.ts'
import type { Place } from './send-file.ts'
import { usePhotoDoubts } from './use-photo-doubts.ts'
import { useUpload, type Standing } from './use-upload.ts'
import { words } from './words.ts'

const PICTURES = 'image/jpeg,image/png,image/webp'
const ACCEPT = `${PICTURES},application/pdf`

interface DocumentFieldProps {
  name: string
  label: string
  place: Place
  /** The document already stored for this slot. */
  known?: DocumentWire | undefined
  onDone?: (document: DocumentWire) => void
  /** A fault from the surrounding form, such as a missing document. */
  fault?: string | undefined
}

/** The upload field of one document: it uploads when a file is chosen, and shows faults at the field. */
export function DocumentField({ name, label, place, known, onDone, fault }: DocumentFieldProps) {
  const { maxUploadBytes } = useConfig()
  const upload = useUpload(place, known, onDone)
  const { standing, previewUrl } = upload
  const doubts = usePhotoDoubts('file' in standing ? standing.file : undefined)
  const doubtful =
    doubts.length === 0
      ? ''
      : [...doubts.map((doubt) => words(`quality.${doubt}`)), words('quality.anyway')].join(' ')
  const shape = place.kind === 'selfie' ? 'face' : place.side === undefined ? 'page' : 'card'
  return (
    <>
      {upload.begun === undefined ? null : <Begun begun={upload.begun} onAnew={upload.beginAnew} />}
      <UploadField
        name={name}
        label={label}
        fault={faultOf(standing) ?? fault}
        hints={[
          words(`hints.${shape}`),
          words(shape === 'face' ? 'hints.faceLight' : 'hints.light'),
          words(shape === 'face' ? 'hints.faceSize' : 'hints.size', { size: format.size(maxUploadBytes) }),
        ]}
        shape={shape}
        caption={words(shape === 'card' ? `captions.${place.side ?? 'front'}` : `captions.${shape}`)}
        accept={shape === 'face' ? PICTURES : ACCEPT}
        facing={shape === 'face' ? 'user' : 'environment'}
        standing={isRefused(standing) ? 'failed' : standing.step}
        said={uploadStateText(standing)}
        part={'sentBytes' in standing ? standing.sentBytes / Math.max(1, standing.file.size) : 0}
        fileName={fileNameOf(standing)}
        previewUrl={previewUrl}
        texts={{
          choose: words('choose'),
          camera: words('camera'),
          replace: words('replace'),
          cancel: words('cancel'),
          retry: words('retry'),
          remove: words('remove'),
          previewAlt: words('previewAlt'),
        }}
        onChoose={upload.choose}
        onCancel={upload.cancel}
        onRetry={mayRetry(standing) ? upload.retry : undefined}
        onRemove={mayRemove(standing) ? upload.remove : undefined}
      />
      {doubtful === '' ? null : (
        <Notice tone="warn">
          <p>{doubtful}</p>
        </Notice>
      )}
      <LiveRegion message={doubtful} />
    </>
  )
}

/** An interrupted upload, with the ways to continue it or to start again. */
function Begun({ begun, onAnew }: { begun: OpenUploadWire; onAnew: () => void }) {
  const { fileName: name, receivedBytes, sizeBytes } = begun
  return (
    <Notice
      title={words('begun.title', { name })}
      actions={
        <Button kind="text" size="small" onPress={onAnew}>
          {words('begun.anew')}
        </Button>
      }
    >
      <p>{words('begun.text', { sent: format.size(receivedBytes), size: format.size(sizeBytes) })}</p>
    </Notice>
  )
}

const isRefused = (standing: Standing): boolean =>
  standing.step === 'done' && standing.document.state === 'refused'
const mayRemove = (standing: Standing): boolean =>
  standing.step === 'done' && standing.document.state === 'received'
/**
 * Whether a retry button makes sense: for a paused upload or a failed connection. A file that was refused
 * stays refused.
 */
const mayRetry = (standing: Standing): boolean =>
  standing.step === 'paused' ||
  (standing.step === 'failed' && (isWaitable(standing.error) || !(standing.error instanceof HttpError)))

function fileNameOf(standing: Standing): string | undefined {
  if (standing.step === 'empty') return undefined
  return standing.step === 'done' ? standing.document.fileName : standing.file.name
}

function faultOf(standing: Standing): string | undefined {
  if (standing.step !== 'failed') return undefined
  const { title, message } = describeFailure(standing.error)
  return `${title} ${message}`
}
