import type { RefusalView } from '../forms/form.tsx'
import { Notice } from './notice.tsx'

interface RefusalNoticeProps {
  /** Why the action was refused; nothing is shown without it. */
  refusal: RefusalView | undefined
  /** What did not happen, if the refusal's own title does not say it. */
  title?: string
}

/** Why an action outside a form was refused, announced to screen readers. A form shows its own. */
export function RefusalNotice({ refusal, title }: RefusalNoticeProps) {
  if (refusal === undefined) return null
  const { message = '' } = refusal
  return (
    <div role="alert" style={{ width: '100%' }}>
      <Notice tone="bad" title={title ?? refusal.title}>
        {title === undefined ? message : `${refusal.title} ${message}`}
      </Notice>
    </div>
  )
}
