import { styled } from '@mui/material/styles'
import { CheckIcon } from '../icons/index.tsx'
import { CardIcon, PageIcon } from '../icons/more-icons.tsx'
import { rem, v } from '../theme/vars.ts'

/** The expected shape: a card, a page, or a face. */
export type FrameShape = 'card' | 'page' | 'face'

const Frame = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  width: '100%',
  maxWidth: 300,
  aspectRatio: '1.586',
  padding: 12,
  overflow: 'hidden',
  border: `2px dashed ${v.field}`,
  borderRadius: 10,
  backgroundColor: v.canvas,
  color: v.inkMuted,
  fontSize: rem(13),
  textAlign: 'center',
  '&[data-shape="page"]': { maxWidth: 180, aspectRatio: '0.773' },
  '&[data-shape="face"]': { maxWidth: 220, aspectRatio: '0.8' },
  // The oval shows where the face belongs.
  '& [data-slot="oval"]': {
    width: '62%',
    aspectRatio: '0.75',
    border: `2px dashed ${v.field}`,
    borderRadius: '50%',
  },
  '&[data-full]': { borderStyle: 'solid', borderColor: v.line, padding: 0 },
  '&[data-fault]': { borderColor: v.bad },
  '&[data-over]': { borderColor: v.primary, backgroundColor: v.primarySoft },
  '& > svg': { fontSize: rem(40) },
  '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
  '& [data-slot="name"]': { padding: '0 12px', overflowWrap: 'anywhere' },
  '& [data-slot="done"]': {
    position: 'absolute',
    top: 8,
    right: 8,
    display: 'flex',
    padding: 4,
    borderRadius: 999,
    backgroundColor: v.okSoft,
    color: v.ok,
    fontSize: rem(20),
  },
})

interface DocumentFrameProps {
  shape: FrameShape
  /** The text in the empty frame: which side, which page. */
  caption: string
  fileName?: string | undefined
  /** A preview of the chosen file, if there is one. */
  previewUrl?: string | undefined
  previewAlt: string
  isDone: boolean
  isWrong: boolean
  /** A file is dragged over the frame. */
  isOver: boolean
}

/** The outline of a card, page or face with the chosen file. */
export function DocumentFrame(props: DocumentFrameProps) {
  const { shape, caption, fileName, previewUrl, previewAlt, isDone, isWrong, isOver } = props
  const Icon = shape === 'card' ? CardIcon : PageIcon
  return (
    <Frame
      data-shape={shape}
      data-full={fileName === undefined ? undefined : true}
      data-fault={isWrong || undefined}
      data-over={isOver || undefined}
    >
      {previewUrl === undefined ? (
        <>
          {shape === 'face' ? <span data-slot="oval" aria-hidden /> : <Icon aria-hidden />}
          <span data-slot="name">{fileName ?? caption}</span>
        </>
      ) : (
        <img src={previewUrl} alt={previewAlt} />
      )}
      {isDone ? (
        <span data-slot="done">
          <CheckIcon aria-hidden fontSize="inherit" />
        </span>
      ) : null}
    </Frame>
  )
}
