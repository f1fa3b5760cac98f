// Parts that the frame shows after the first render: one chunk, loaded with the first of them.
export { ChatButton } from './late-tools.tsx'
export { UpdateBanner } from './offline/update-banner.tsx'
