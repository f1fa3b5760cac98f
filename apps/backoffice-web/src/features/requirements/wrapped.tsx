import type { ReactNode } from 'react'

/** A table cell whose text wraps instead of widening the column. */
export const Wrapped = ({ children }: { children: ReactNode }) => (
  <div style={{ whiteSpace: 'normal', overflowWrap: 'break-word', minWidth: 140 }}>{children}</div>
)
