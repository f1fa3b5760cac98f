/** How a file is shown. */
export interface View {
  /** In percent of the width of the pane. */
  readonly zoomPercent: number
  readonly turnDegrees: 0 | 90 | 180 | 270
  /** Counted from 1. */
  readonly page: number
}

export const asSent: View = { zoomPercent: 100, turnDegrees: 0, page: 1 }

const zooms = [50, 75, 100, 150, 200, 300, 400] as const

/** The next larger or smaller zoom; the same one at the end of the scale. */
export const zoomed = (view: View, larger: boolean): View => ({
  ...view,
  zoomPercent:
    (larger
      ? zooms.find((one) => one > view.zoomPercent)
      : zooms.findLast((one) => one < view.zoomPercent)) ?? view.zoomPercent,
})

const turns = [0, 90, 180, 270] as const

/** A quarter turn to the right. */
export const turned = (view: View): View => ({
  ...view,
  turnDegrees: turns[(turns.indexOf(view.turnDegrees) + 1) % turns.length] ?? 0,
})

/** Another page within the file. */
export const paged = (view: View, by: 1 | -1, pages: number): View => ({
  ...view,
  page: Math.min(Math.max(view.page + by, 1), pages),
})
