import type { ReactNode } from 'react'

/** A cell that says more than fits into one line: it breaks instead of widening its table. */
export const Wrapped = ({ children }: { children: ReactNode }) => (
  <div style={{ whiteSpace: 'normal', overflowWrap: 'break-word', minWidth: 140 }}>{children}</div>
)
