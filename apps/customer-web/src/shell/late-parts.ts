// What the frame shows once the page stands: one file, asked for when the first of them is wanted.
export { ChatButton } from './chat-button.tsx'
export { UpdateBanner } from './update-banner.tsx'
