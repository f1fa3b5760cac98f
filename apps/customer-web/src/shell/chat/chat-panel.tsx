import { styled } from '@mui/material/styles'
import { below, Button, CloseIcon, rem, SkeletonLines, v } from '@puente/ui'
import { useEffect, useRef, useState } from 'react'
import { words } from './chat-words.ts'

/**
 * The server's page with the widget's script; its Content-Security-Policy repeats the sandbox of the frame.
 */
const chatAddress = '/api/chat-widget'
const allowed = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

// In the top layer, above floating elements; it stays mounted when closed, so that the conversation
// continues.
const Panel = styled('section')({
  position: 'fixed',
  inset: 'auto 16px 16px auto',
  width: 'min(380px, calc(100vw - 32px))',
  height: 'min(600px, calc(100dvh - 96px))',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  color: v.ink,
  boxShadow: `0 8px 24px ${v.shade}`,
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '4px 4px 4px 16px',
    borderBottom: `1px solid ${v.line}`,
  },
  '& h2': { margin: 0, fontSize: rem(15), fontWeight: 600 },
  '& h2:focus': { outline: 'none' },
  '& > [data-slot="wait"]': { padding: 16 },
  '& iframe': {
    flex: 1,
    width: '100%',
    minHeight: 0,
    border: 0,
    backgroundColor: v.surface,
    colorScheme: 'light',
  },
  [below.sm]: {
    inset: 'auto 0 0 0',
    width: '100%',
    height: 'calc(100dvh - 72px)',
    borderWidth: '1px 0 0',
    borderRadius: '16px 16px 0 0',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
})

interface ChatPanelProps {
  open: boolean
  onClose: () => void
}

/**
 * The chat in a sandboxed frame without access to the app; closing the panel does not end the conversation.
 */
export function ChatPanel({ open, onClose }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    if (!open) return
    const box = panel.current
    box?.showPopover()
    title.current?.focus()
    return () => box?.hidePopover()
  }, [open])
  return (
    <Panel
      ref={panel}
      popover="manual"
      aria-label={words('title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header>
        <h2 ref={title} tabIndex={-1}>
          {words('title')}
        </h2>
        <Button
          kind="text"
          aria-label={words('close')}
          title={words('close')}
          style={{ minWidth: 44 }}
          start={<CloseIcon aria-hidden />}
          onPress={onClose}
        />
      </header>
      {isThere ? null : (
        <div data-slot="wait">
          <SkeletonLines lines={3} />
        </div>
      )}
      <iframe
        src={chatAddress}
        title={words('title')}
        sandbox={allowed}
        referrerPolicy="origin"
        onLoad={() => setIsThere(true)}
      />
    </Panel>
  )
}
