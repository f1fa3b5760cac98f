const META = 'screen'

/** Sets a name for this screen in reports, instead of its path; kept in the document's head while mounted. */
export function ScreenName({ name }: { name: string }) {
  return <meta name={META} content={name} />
}

/** The current screen without ids: its own name, or its path. */
export function currentScreen(page: Pick<Window, 'document' | 'location'> | undefined): string {
  if (page === undefined) return ''
  const named = page.document.querySelector(`meta[name="${META}"]`)?.getAttribute('content')
  return named ?? page.location.pathname.replaceAll(/[a-z]{3}_[0-9a-f]{32}/g, ':id')
}
