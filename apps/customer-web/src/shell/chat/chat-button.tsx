import { styled } from '@mui/material/styles'
import { below, Button, ChatIcon } from '@puente/ui'
import { useConfig } from '@puente/web'
import { useRef, useState } from 'react'
import { ChatPanel } from './chat-panel.tsx'
import { words } from './chat-words.ts'

const Opener = styled(Button)({ [below.sm]: { paddingInline: 8 } })

/** Opens and closes the chat; null when none is configured. */
export function ChatButton() {
  const { chatWidgetId } = useConfig()
  return chatWidgetId === undefined ? null : <Chat />
}

/** The chat's code is loaded when it is first opened. */
function Chat() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasWanted, setWasWanted] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Opener
        ref={opener}
        kind="text"
        aria-expanded={isOpen}
        start={<ChatIcon aria-hidden />}
        onPress={() => {
          setWasWanted(true)
          setIsOpen(!isOpen)
        }}
      >
        {words('open')}
      </Opener>
      {wasWanted ? (
        <ChatPanel
          open={isOpen}
          onClose={() => {
            setIsOpen(false)
            opener.current?.focus()
          }}
        />
      ) : null}
    </>
  )
}
