import { HelpOfLinks } from '../features/help/panel/help-of-links.tsx'
import { ChatButton as Chat } from './chat/chat-button.tsx'

/** The late parts at the end of the bar: the chat, and what opens help beside the screen. */
export const ChatButton = () => (
  <>
    <Chat />
    <HelpOfLinks />
  </>
)
