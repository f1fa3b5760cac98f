import { styled } from '@mui/material/styles'
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { Button } from '../actions/button.tsx'
import { FaultLine, FieldBox, LabelText, useFieldTies, type FieldProps } from '../forms/field.tsx'
import { CameraIcon, UploadIcon } from '../icons/more-icons.tsx'
import { LiveRegion } from '../states/live-region.tsx'
import { below, from, rem, v } from '../theme/vars.ts'
import { DocumentFrame, type FrameShape } from './document-frame.tsx'
import { UploadProgress } from './upload-progress.tsx'

/** The state of the file; its text comes from the app. */
export type UploadStanding = 'empty' | 'sending' | 'paused' | 'checking' | 'done' | 'failed'

/** The labels of the buttons. */
export interface UploadTexts {
  readonly choose: string
  /** Opens the camera; without it there is no such button. */
  readonly camera?: string
  readonly replace: string
  readonly cancel: string
  readonly retry: string
  readonly remove: string
  readonly previewAlt: string
}

interface UploadFieldProps extends Omit<FieldProps, 'hint'> {
  /** The requirements of a good file, shown before one is chosen. */
  hints: readonly string[]
  shape: FrameShape
  /** The text in the empty frame. */
  caption: string
  /** The types that the file dialog offers, comma-separated. */
  accept: string
  /** The camera that a phone opens: the one towards the user for a face. Default: the other one. */
  facing?: 'user' | 'environment'
  standing: UploadStanding
  /** The state as text, with size and time. */
  said: string
  /** From 0 to 1, while uploading. */
  part?: number
  fileName?: string | undefined
  previewUrl?: string | undefined
  texts: UploadTexts
  onChoose: (file: File) => void
  /** Cancels the upload. */
  onCancel: () => void
  /** Retries a failed or paused upload; undefined when it cannot be retried. */
  onRetry?: (() => void) | undefined
  /** Removes the uploaded document; undefined when that is no longer possible. */
  onRemove?: (() => void) | undefined
}

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  [from.sm]: { flexDirection: 'row', alignItems: 'flex-start' },
  '& [data-slot="side"]': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 12 },
  '& ul': { margin: 0, paddingInlineStart: 18, color: v.inkMuted, fontSize: rem(13), lineHeight: 1.5 },
  '& p': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& [data-slot="actions"]': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  [below.sm]: { '& button': { minHeight: 44 } },
  // With a mouse, the camera button would open the same dialog as its neighbour.
  '@media (hover: hover) and (pointer: fine)': { '& [data-slot="camera"]': { display: 'none' } },
})

/**
 * A field to choose or photograph one document: its outline, requirements and state. It only renders; the app
 * uploads the file. It supports the keyboard and drag and drop.
 */
export function UploadField(props: UploadFieldProps) {
  const { name, label, optional, fault, hints, standing, said, part = 0, texts, onChoose } = props
  const ties = useFieldTies({ name, fault, hint: undefined })
  const { isOver, ...drop } = useDrop(onChoose)
  const labelId = `${ties.id}-label`
  const isWaiting = standing === 'empty'
  const isOnItsWay = standing === 'sending' || standing === 'paused'
  return (
    <FieldBox role="group" aria-labelledby={labelId} {...drop}>
      <span id={labelId} style={{ fontWeight: 500 }}>
        <LabelText label={label} optional={optional} />
      </span>
      <Body>
        <DocumentFrame
          shape={props.shape}
          caption={props.caption}
          fileName={isWaiting ? undefined : props.fileName}
          previewUrl={isWaiting ? undefined : props.previewUrl}
          previewAlt={texts.previewAlt}
          isDone={standing === 'done'}
          isWrong={ties.fault !== undefined || standing === 'failed'}
          isOver={isOver}
        />
        <div data-slot="side">
          {isWaiting ? (
            <ul>
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          ) : (
            <p>{said}</p>
          )}
          {isOnItsWay ? <UploadProgress part={part} label={label} isPaused={standing === 'paused'} /> : null}
          <FaultLine id={ties.id}>{ties.fault}</FaultLine>
          <Actions
            {...props}
            id={ties.id}
            describedBy={ties.describedBy}
            isWrong={ties.fault !== undefined}
          />
        </div>
      </Body>
      <LiveRegion message={standing === 'sending' || isWaiting ? '' : said} />
    </FieldBox>
  )
}

interface ActionsProps extends UploadFieldProps {
  id: string
  describedBy: string | undefined
  isWrong: boolean
}

function Actions(props: ActionsProps) {
  const { id, name, describedBy, isWrong, label, accept, standing, texts, onChoose } = props
  const { onCancel, onRetry, onRemove, facing = 'environment' } = props
  const { inputs, openFiles, openCamera } = useFileInputs(accept, facing, onChoose)
  const isOnItsWay = standing === 'sending' || standing === 'paused' || standing === 'checking'
  return (
    <div data-slot="actions">
      {inputs}
      {(standing === 'failed' || standing === 'paused') && onRetry !== undefined ? (
        <Button kind="primary" size="small" onPress={onRetry}>
          {texts.retry}
        </Button>
      ) : null}
      <Button
        id={id}
        data-field={name}
        size="small"
        aria-label={`${standing === 'empty' ? texts.choose : texts.replace}: ${label}`}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        busy={standing === 'checking'}
        start={<UploadIcon aria-hidden />}
        onPress={openFiles}
      >
        {standing === 'empty' ? texts.choose : texts.replace}
      </Button>
      {texts.camera === undefined || isOnItsWay || standing === 'done' ? null : (
        <span data-slot="camera">
          <Button size="small" start={<CameraIcon aria-hidden />} onPress={openCamera}>
            {texts.camera}
          </Button>
        </span>
      )}
      {standing === 'sending' || standing === 'paused' ? (
        <Button kind="text" size="small" onPress={onCancel}>
          {texts.cancel}
        </Button>
      ) : null}
      {standing === 'done' && onRemove !== undefined ? (
        <Button kind="text" size="small" onPress={onRemove}>
          {texts.remove}
        </Button>
      ) : null}
    </div>
  )
}

/** Hidden file inputs that open the browser's file dialog or the camera, with our own buttons. */
function useFileInputs(accept: string, facing: 'user' | 'environment', onChoose: (file: File) => void) {
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const picked = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? []
    // Allows choosing the same file again after a failure.
    input.value = ''
    if (chosen !== undefined) onChoose(chosen)
  }
  const shared = {
    type: 'file',
    hidden: true,
    tabIndex: -1,
    'aria-hidden': true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => picked(event.currentTarget),
  }
  return {
    openFiles: () => file.current?.click(),
    openCamera: () => camera.current?.click(),
    inputs: (
      <>
        <input {...shared} ref={file} accept={accept} />
        <input {...shared} ref={camera} accept="image/jpeg" capture={facing} />
      </>
    ),
  }
}

/** The handlers of dropping a file on the field. */
function useDrop(onChoose: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file !== undefined) onChoose(file)
    },
  }
}
