import { useState } from 'react'
import type { View } from './view.ts'

interface PictureProps {
  url: string
  alt: string
  view: View
  onShown: () => void
  onFailed: () => void
}

/** A picture, enlarged and turned. Its frame has the size of the turned picture, so that the pane can be scrolled. */
export function Picture({ url, alt, view: { zoomPercent, turnDegrees }, onShown, onFailed }: PictureProps) {
  const [size, setSize] = useState({ width: 4, height: 3 })
  const isTurned = turnDegrees % 180 !== 0
  const { width, height } = size
  return (
    <div
      style={{
        position: 'relative',
        width: `${zoomPercent}%`,
        margin: '0 auto',
        aspectRatio: isTurned ? `${height} / ${width}` : `${width} / ${height}`,
      }}
    >
      <img
        src={url}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setSize({ width: naturalWidth, height: naturalHeight })
          onShown()
        }}
        onError={onFailed}
        style={{
          position: 'absolute',
          left: '50%',
          top: '50%',
          width: isTurned ? `${(100 * width) / height}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${turnDegrees}deg)`,
        }}
      />
    </div>
  )
}
