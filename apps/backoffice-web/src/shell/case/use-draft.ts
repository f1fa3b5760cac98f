import { useSessionDraft, type FormDraft } from '@puente/web'
import { useLocation, useRouteContext } from '@tanstack/react-router'

const prefix = 'puente.draft.'

/** A form's draft in this tab, by user, address and form. */
export function useFormDraft<Values>(form: string): FormDraft<Values> {
  const { staff } = useRouteContext({ from: '/shell' }).session
  const { pathname } = useLocation()
  return useSessionDraft(`${prefix}${staff.id} ${pathname} ${form}`)
}

/** Deletes every draft of this tab. */
export function forgetDrafts(storage: Storage = sessionStorage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}
