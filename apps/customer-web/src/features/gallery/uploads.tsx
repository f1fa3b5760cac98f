import { DocumentFrame, UploadField, UploadProgress, type ThemeKind, type UploadStanding } from '@puente/ui'
import type { Exhibit, Shown } from './exhibit.ts'
import { samples as say } from './messages-samples.es.ts'

const { upload: text } = say
const texts = {
  choose: text.choose,
  camera: text.camera,
  replace: text.replace,
  cancel: text.cancel,
  retry: text.retry,
  remove: text.remove,
  previewAlt: text.alt,
}
/** A drawing of an identity card as photographed. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 190"><rect width="300" height="190" fill="#b9cdd8"/><rect x="20" y="45" width="70" height="90" fill="#54636c"/><path d="M110 60h160M110 85h120M110 110h140" stroke="#16242c" stroke-width="8"/></svg>',
  )

const field = (kind: ThemeKind, standing: UploadStanding, said: string, more = {}) => (
  <UploadField
    name={`${kind}-upload-${standing}`}
    label={text.label}
    hints={text.hints}
    shape="card"
    caption={text.caption}
    accept="image/jpeg,image/png,image/webp,application/pdf"
    standing={standing}
    said={said}
    fileName={text.file}
    previewUrl={picture}
    texts={texts}
    onChoose={() => undefined}
    onCancel={() => undefined}
    onRetry={() => undefined}
    onRemove={() => undefined}
    {...more}
  />
)

const page = (kind: ThemeKind) =>
  field(kind, 'sending', text.sending, {
    name: `${kind}-upload-page`,
    label: text.longLabel,
    shape: 'page',
    caption: text.pageCaption,
    fileName: text.longFile,
    previewUrl: undefined,
    part: 0.9,
  })

const fieldStates = (kind: ThemeKind): readonly Shown[] => [
  { state: 'empty', node: field(kind, 'empty', '') },
  { state: 'busy', node: field(kind, 'sending', text.sending, { part: 0.38 }) },
  { state: 'paused', node: field(kind, 'paused', text.paused, { part: 0.38 }) },
  { state: 'checking', node: field(kind, 'checking', text.checking) },
  { state: 'filled', node: field(kind, 'done', text.done) },
  { state: 'failing', node: field(kind, 'failed', text.failed, { fault: say.offlineMessage }) },
  {
    state: 'error',
    node: field(kind, 'failed', text.failed, {
      name: `${kind}-upload-refused`,
      fault: text.fault,
      onRetry: undefined,
      previewUrl: undefined,
    }),
  },
  { state: 'long', node: page(kind) },
]

/** Components for uploading documents. */
export const uploads: readonly Exhibit[] = [
  { name: 'UploadField', show: fieldStates },
  {
    name: 'DocumentFrame',
    show: () => [
      {
        state: 'empty',
        node: (
          <DocumentFrame
            shape="page"
            caption={text.pageCaption}
            previewAlt={text.alt}
            isDone={false}
            isWrong={false}
            isOver
          />
        ),
      },
    ],
  },
  {
    name: 'UploadProgress',
    show: () => [
      { state: 'usual', node: <UploadProgress part={0.6} label={text.progress} isPaused={false} /> },
      { state: 'paused', node: <UploadProgress part={0.6} label={text.progress} isPaused /> },
    ],
  },
]
