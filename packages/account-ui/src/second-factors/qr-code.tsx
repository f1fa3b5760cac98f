import { printed } from '@puente/ui'
import { encode } from 'uqr'

/** A QR code of this text, dark on white in both schemes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="192"
      height="192"
      role="img"
      aria-label={label}
      // With the border, the quiet zone of four modules (ISO/IEC 18004); a white page has it anyway.
      style={{ outline: `12px solid ${printed.ground}` }}
    >
      <rect width={size} height={size} fill={printed.ground} />
      <path d={dark.join('')} fill={printed.ink} shapeRendering="crispEdges" />
    </svg>
  )
}
