/** A picture in shades of gray, one byte per pixel. */
export interface Gray {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A point in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The sums of all pixels above and left of each pixel, with which the mean of any rectangle takes four look-ups. */
function sums({ width, height, data }: Gray): Float64Array {
  const total = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      total[(y + 1) * (width + 1) + x + 1] = (total[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return total
}

/** The pixels that are darker than their surroundings of `radius` by the share `darker` of the mean. */
export function inkOf(gray: Gray, radius: number, darker: number): Uint8Array {
  const { width, height, data } = gray
  const total = sums(gray)
  const ink = new Uint8Array(width * height)
  const at = (x: number, y: number): number => total[y * (width + 1) + x] ?? 0
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
      const mean = sum / ((right - left) * (bottom - top))
      if ((data[y * width + x] ?? 0) < mean * (1 - darker) - 1) ink[y * width + x] = 1
    }
  }
  return ink
}

/** The brightness between pixels. Outside of the picture it is that of the border. */
export function sample({ width, height, data }: Gray, { x, y }: Point): number {
  const [cx, cy] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)]
  const [left, top] = [Math.floor(cx), Math.floor(cy)]
  const [fx, fy] = [cx - left, cy - top]
  const at = (dx: number, dy: number): number => data[(top + dy) * width + left + dx] ?? 0
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
}
