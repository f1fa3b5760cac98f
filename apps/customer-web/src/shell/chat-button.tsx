import { styled } from '@mui/material/styles'
import { below, Button, ChatIcon } from '@puente/ui'
import { useConfig } from '@puente/web'
import { useRef, useState } from 'react'
import { ChatPanel } from './chat-panel.tsx'
import { words } from './chat-words.ts'

const Opener = styled(Button)({ [below.sm]: { paddingInline: 8 } })

/** Opens the chat and shuts it; where none is configured there is no trace of it. */
export function ChatButton() {
  const { chatWidgetId } = useConfig()
  return chatWidgetId === undefined ? null : <Chat />
}

/** Nothing of the chat is fetched before somebody wants to write. */
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
