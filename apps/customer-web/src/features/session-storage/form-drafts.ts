const prefix = 'puente.form.'

/** The key in this tab's storage of what a user typed into a form. */
export const formDraftKey = (userId: string, form: string): string => `${prefix}${userId} ${form}`

/** Deletes the form drafts of this tab, except those of one user if given. */
export function forgetFormDrafts(storage: Storage, exceptUserId?: string): void {
  const kept = exceptUserId === undefined ? undefined : formDraftKey(exceptUserId, '')
  try {
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && (kept === undefined || !key.startsWith(kept))) storage.removeItem(key)
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
